// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// The tree of marks of WalletExecutor, which says how it is built. proofs/MarkTreeProofs.sol proves of this code
/// (I1) and (I2), and that a mark is found if, and only if, it is written.
library MarkTree {
    /// One in each lane of a node, and the highest bit of each.
    uint256 private constant LANES = 0x0000000100000001000000010000000100000001000000010000000100000001;
    uint256 private constant LANES_HIGH = LANES << 31;

    /// Walks the nonce's path in the tree to its mark, or to the first node with a free lane. Returns that node's
    /// key, and its lanes with the mark.
    function find(mapping(uint256 => uint256) storage nodes, uint256 nonce)
        internal
        view
        returns (bool marked, uint256 key, uint256 lanes)
    {
        uint256 hash = uint256(keccak256(abi.encode(nonce)));
        uint256 mark = uint32(hash);
        if (mark == 0) mark = 1;
        uint256 path = hash >> 32;
        for (uint256 level = 0;; ++level) {
            unchecked {
                key = keyOf(level, path);
                lanes = nodes[key];
                // A lane of `other` is 0 where the mark is; only then the test below leaves a bit.
                uint256 other = lanes ^ (mark * LANES);
                if ((other - LANES) & ~other & LANES_HIGH != 0) return (true, key, lanes);
                if (lanes >> 224 != 0) continue; // full
                // The lowest bit of the first free lane: lanes fill from the lowest, so it is found by halves.
                uint256 free = lanes >> 96 != 0 ? 128 : 0;
                if (lanes >> (free + 32) != 0) free += 64;
                if (lanes >> free != 0) free += 32;
                return (false, key, lanes | mark << free);
            }
        }
    }

    /// The key of the path's node in a level. A level has 4 times as many nodes as the one two levels above it: 1, 4,
    /// 4, 16, 16, 64, ...
    function keyOf(uint256 level, uint256 path) internal pure returns (uint256) {
        unchecked {
            return level << 128 | (path & ((1 << ((level + 1) / 2 * 2)) - 1));
        }
    }
}
