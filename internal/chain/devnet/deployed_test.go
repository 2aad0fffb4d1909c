package devnet

import (
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

// A chain that repeats the deployment of another has the transactions of one that signs them.
func TestDeploymentIsRepeated(t *testing.T) {
	var transactions [3][]common.Hash
	for i := range transactions {
		if i != 1 {
			deployments.Delete(uint64(ChainID)) // which has the chain sign
		}
		e, err := Start(t.Context(), Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer e.Close()
		if err := e.Contracts.checkDeployed(t.Context(), e.client); err != nil {
			t.Error(err)
		}
		block := e.eth.BlockChain().GetBlockByNumber(1)
		for _, tx := range block.Transactions() {
			transactions[i] = append(transactions[i], tx.Hash())
		}
		for _, receipt := range e.eth.BlockChain().GetReceiptsByHash(block.Hash()) {
			if receipt.Status != 1 {
				t.Errorf("chain %d: transaction %s failed", i, receipt.TxHash)
			}
		}
		if got := int64(block.Time()); got < e.opts.Clock.Now().Unix()-60 {
			t.Errorf("chain %d begins at %d, long before its clock", i, got)
		}
	}
	if !slices.Equal(transactions[0], transactions[1]) || !slices.Equal(transactions[1], transactions[2]) {
		t.Error("the chains were deployed with other transactions")
	}
}
