package custody

import (
	"encoding/binary"
	"encoding/hex"
	"testing"

	"github.com/btcsuite/btcd/btcutil/hdkeychain"
	"github.com/btcsuite/btcd/chaincfg"
	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

// The vectors of SLIP-0010 for ed25519: each path is the one before it and one
// index more.
func TestSLIP10Vectors(t *testing.T) {
	type step struct {
		index      uint32
		chain, key string
	}
	for _, vector := range []struct {
		seed, chain, key string
		steps            []step
	}{
		{
			seed:  "000102030405060708090a0b0c0d0e0f",
			chain: "90046a93de5380a72b5e45010748567d5ea02bbf6522f979e05c0d8d8ca9fffb",
			key:   "2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7",
			steps: []step{
				{0, "8b59aa11380b624e81507a27fedda59fea6d0b779a778918a2fd3590e16e9c69", "68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3"},
				{1, "a320425f77d1b5c2505a6b1b27382b37368ee640e3557c315416801243552f14", "b1d0bad404bf35da785a64ca1ac54b2617211d2777696fbffaf208f746ae84f2"},
				{2, "2e69929e00b5ab250f49c3fb1c12f252de4fed2c1db88387094a0f8c4c9ccd6c", "92a5b23c0b8a99e37d07df3fb9966917f5d06e02ddbd909c7e184371463e9fc9"},
				{2, "8f6d87f93d750e0efccda017d662a1b31a266e4a6f5993b15f5c1f07f74dd5cc", "30d1dc7e5fc04c31219ab25a27ae00b50f6fd66622f6e9c913253d6511d1e662"},
				{1000000000, "68789923a0cac2cd5a29172a475fe9e0fb14cd6adb5ad98a3fa70333e7afa230", "8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793"},
			},
		},
		{
			seed:  "fffcf9f6f3f0edeae7e4e1dedbd8d5d2cfccc9c6c3c0bdbab7b4b1aeaba8a5a29f9c999693908d8a8784817e7b7875726f6c696663605d5a5754514e4b484542",
			chain: "ef70a74db9c3a5af931b5fe73ed8e1a53464133654fd55e7a66f8570b8e33c3b",
			key:   "171cb88b1b3c1db25add599712e36245d75bc65a1a5c9e18d76f9f2b1eab4012",
			steps: []step{
				{0, "0b78a3226f915c082bf118f83618a618ab6dec793752624cbeb622acb562862d", "1559eb2bbec5790b0c65d8693e4d0875b1747f4970ae8b650486ed7470845635"},
				{2147483647, "138f0b2551bcafeca6ff2aa88ba8ed0ed8de070841f0c4ef0165df8181eaad7f", "ea4f5bfe8694d8bb74b7b59404632fd5968b774ed545e810de9c32a4fb4192f4"},
				{1, "73bd9fff1cfbde33a1b846c27085f711c0fe2d66fd32e139d3ebc28e5a4a6b90", "3757c7577170179c7868353ada796c839135b3d30554bbb74a4b1e4a5a58505c"},
				{2147483646, "0902fe8a29f9140480a00ef244bd183e8a13288e4412d8389d140aac1794825a", "5837736c89570de861ebc173b1086da4f505d4adb387c6a1b1342d5e4ac9ec72"},
				{2, "5d70af781f3a37b829f0d060924d5e960bdc02e85423494afc0b1a41bbe196d4", "551d333177df541ad876a60ea71f00447931c0a9da16f227c11ea080d7391b8d"},
			},
		},
	} {
		n, err := deriveMaster(ed25519Curve, mustDecodeHex(t, vector.seed))
		if err != nil {
			t.Fatal(err)
		}
		path := "m"
		checkNode(t, path, n, vector.chain, vector.key)
		for _, s := range vector.steps {
			if n, err = n.deriveChild(s.index); err != nil {
				t.Fatal(err)
			}
			path += "/" + hex.EncodeToString(binary.BigEndian.AppendUint32(nil, s.index)) + "'"
			checkNode(t, path, n, s.chain, s.key)
		}
	}
}

func checkNode(t *testing.T, path string, n node, chainCode, key string) {
	t.Helper()
	if got := hex.EncodeToString(n.chain[:]); got != chainCode {
		t.Errorf("%s: chain code %s, want %s", path, got, chainCode)
	}
	if got := hex.EncodeToString(n.key[:]); got != key {
		t.Errorf("%s: key %s, want %s", path, got, key)
	}
}

// On secp256k1 our step is BIP-32's, as another implementation has it.
func TestSecp256k1IsBIP32(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		seed := rapid.SliceOfN(rapid.Byte(), minSeed, maxSeed).Draw(t, "seed")
		path := rapid.SliceOfN(rapid.Uint32Max(1<<31-1), 0, 8).Draw(t, "path")
		other, err := hdkeychain.NewMaster(seed, &chaincfg.MainNetParams)
		if err != nil {
			t.Fatal(err)
		}
		for _, index := range path {
			if other, err = other.Derive(hdkeychain.HardenedKeyStart + index); err != nil {
				t.Fatal(err)
			}
		}
		key, err := other.ECPrivKey()
		if err != nil {
			t.Fatal(err)
		}
		n, err := deriveMaster(secp256k1Curve, seed)
		if err != nil {
			t.Fatal(err)
		}
		if n, err = n.deriveChild(path...); err != nil {
			t.Fatal(err)
		}
		if got, want := n.key[:], key.Serialize(); string(got) != string(want) {
			t.Fatalf("key %x, want %x", got, want)
		}
	})
}

// The path keeps all 128 bits, so two wallets never share one, and its first
// index keeps wallets out of the relayer's branch.
func TestWalletPathIsTheID(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		id := drawID(t)
		path := walletPath(id)
		if len(path) != 5 || path[0] > 15 {
			t.Fatalf("path %v", path)
		}
		var back uuid.UUID
		bit := 128
		for _, index := range []uint32{path[4], path[3], path[2], path[1], path[0]} {
			for n := 0; n < 31 && bit > 0; n++ {
				bit--
				back[bit/8] |= byte(index>>n&1) << (7 - bit%8)
			}
		}
		if back != id {
			t.Fatalf("path %v spells %s, not %s", path, back, id)
		}
	})
}

func mustDecodeHex(t testing.TB, s string) []byte {
	t.Helper()
	b, err := hex.DecodeString(s)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func drawID(t *rapid.T) uuid.UUID {
	return uuid.UUID(rapid.SliceOfN(rapid.Byte(), 16, 16).Draw(t, "id"))
}
