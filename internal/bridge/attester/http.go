package attester

import (
	"context"
	"encoding/json"
	"net/http"
	"slices"
	"strconv"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/money"
)

// The API's words, as developers.circle.com/api-reference/cctp has them.
type (
	messagesBody struct {
		Messages []messageBody `json:"messages"`
	}
	messageBody struct {
		Message        string       `json:"message"`
		EventNonce     string       `json:"eventNonce"`
		Attestation    string       `json:"attestation"`
		DecodedMessage *decodedBody `json:"decodedMessage"`
		CCTPVersion    int          `json:"cctpVersion"`
		Status         string       `json:"status"`
		DelayReason    *string      `json:"delayReason"`
	}
	decodedBody struct {
		SourceDomain              string           `json:"sourceDomain"`
		DestinationDomain         string           `json:"destinationDomain"`
		Nonce                     string           `json:"nonce"`
		Sender                    string           `json:"sender"`
		Recipient                 string           `json:"recipient"`
		DestinationCaller         string           `json:"destinationCaller"`
		MinFinalityThreshold      string           `json:"minFinalityThreshold"`
		FinalityThresholdExecuted string           `json:"finalityThresholdExecuted"`
		MessageBody               string           `json:"messageBody"`
		DecodedMessageBody        *decodedBurnBody `json:"decodedMessageBody"`
	}
	decodedBurnBody struct {
		BurnToken       string  `json:"burnToken"`
		MintRecipient   string  `json:"mintRecipient"`
		Amount          string  `json:"amount"`
		MessageSender   string  `json:"messageSender"`
		MaxFee          string  `json:"maxFee"`
		FeeExecuted     string  `json:"feeExecuted"`
		ExpirationBlock string  `json:"expirationBlock"`
		HookData        *string `json:"hookData"`
	}
	againBody struct {
		Message string `json:"message"`
		Nonce   string `json:"nonce"`
	}
	feeBody struct {
		FinalityThreshold int         `json:"finalityThreshold"`
		MinimumFee        json.Number `json:"minimumFee"` // in basis points, which may be fractions
	}
	errorBody struct {
		Error string `json:"error"`
	}
)

// Handler serves the API.
func (a *Attester) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /v2/messages/{domain}", a.serveMessages)
	mux.HandleFunc("POST /v2/reattest/{nonce}", a.serveAgain)
	mux.HandleFunc("GET /v2/burn/USDC/fees/{source}/{destination}", a.serveFees)
	return mux
}

func (a *Attester) serveMessages(w http.ResponseWriter, r *http.Request) {
	domain, ok := parseDomain(r.PathValue("domain"))
	query := r.URL.Query()
	hash := query.Get("transactionHash")
	nonce, isNonce := parseWord(query.Get("nonce"))
	c, known := a.chains[domain]
	isHash := hash != "" && (!known || c.isHash(hash))
	if !ok || isHash == isNonce {
		respond(w, http.StatusBadRequest, errorBody{"a domain, and either transactionHash, as its chain has it, or nonce"})
		return
	}
	if !known || a.currentMode() == Refusing {
		respond(w, http.StatusNotFound, errorBody{"not found"})
		return
	}
	find := func(ctx context.Context) ([]sent, error) { return c.readTransaction(ctx, hash) }
	if isNonce {
		find = func(ctx context.Context) ([]sent, error) { return c.findNonce(ctx, nonce) }
	}
	messages, err := a.answerFor(r.Context(), c, find)
	switch {
	case err != nil:
		respond(w, http.StatusBadGateway, errorBody{err.Error()})
	case len(messages) == 0:
		respond(w, http.StatusNotFound, errorBody{"not found"})
	default:
		respond(w, http.StatusOK, messagesBody{messages})
	}
}

// answerFor returns the response about the messages that are found on a chain.
func (a *Attester) answerFor(ctx context.Context, c reader, find func(context.Context) ([]sent, error)) ([]messageBody, error) {
	at, err := c.readHeights(ctx)
	if err != nil {
		return nil, err
	}
	list, err := find(ctx)
	if err != nil {
		return nil, err
	}
	var messages []messageBody
	for _, s := range list {
		said, err := a.attest(ctx, at, s)
		if err != nil {
			return nil, err
		}
		messages = append(messages, said.body())
	}
	if a.currentMode() == Duplicating {
		messages = append(messages, messages...)
		slices.Reverse(messages)
	}
	return messages, nil
}

// serveAgain has a message signed as final, from when it is.
func (a *Attester) serveAgain(w http.ResponseWriter, r *http.Request) {
	nonce, ok := parseWord(r.PathValue("nonce"))
	if !ok {
		respond(w, http.StatusBadRequest, errorBody{"not a nonce"})
		return
	}
	for _, c := range a.chains {
		list, err := c.findNonce(r.Context(), nonce)
		if err != nil {
			respond(w, http.StatusBadGateway, errorBody{err.Error()})
			return
		}
		if len(list) > 0 && a.currentMode() != Refusing {
			a.askAgain(nonce)
			respond(w, http.StatusOK, againBody{"Re-attestation successfully requested for nonce.", nonce.Hex()})
			return
		}
	}
	respond(w, http.StatusNotFound, errorBody{"not found"})
}

func (a *Attester) serveFees(w http.ResponseWriter, r *http.Request) {
	source, ok := parseDomain(r.PathValue("source"))
	destination, also := parseDomain(r.PathValue("destination"))
	if _, known := a.chains[source]; !ok || !also || !known || source == destination {
		respond(w, http.StatusNotFound, errorBody{"not found"})
		return
	}
	fees := a.currentFees()
	respond(w, http.StatusOK, []feeBody{{cctp.Fast, bpsOf(fees.Fast)}, {cctp.Finalized, bpsOf(fees.Standard)}})
}

// bpsOf is a rate in basis points.
func bpsOf(r money.Rate) json.Number {
	text := strconv.FormatFloat(float64(r)/float64(money.Bps(1).Rate()), 'f', -1, 64)
	return json.Number(text)
}

func (s answer) body() messageBody {
	body := messageBody{Message: "0x", EventNonce: s.sent.nonce.Hex(), Attestation: "PENDING", CCTPVersion: 2, Status: "pending_confirmations"}
	if s.delay != "" {
		body.DelayReason = &s.delay
	}
	if s.attestation == nil {
		return body
	}
	body.Message, body.Attestation, body.Status = hexutil.Encode(s.filled.Encode()), hexutil.Encode(s.attestation), "complete"
	body.DecodedMessage = decodedBodyOf(s.filled)
	return body
}

func decodedBodyOf(m cctp.Message) *decodedBody {
	number := func(n uint32) string { return strconv.FormatUint(uint64(n), 10) }
	body := &decodedBody{
		SourceDomain: number(uint32(m.Source)), DestinationDomain: number(uint32(m.Destination)), Nonce: m.Nonce.Hex(),
		Sender: addressText(m.Sender), Recipient: addressText(m.Recipient), DestinationCaller: addressText(m.DestinationCaller),
		MinFinalityThreshold: number(m.MinFinality), FinalityThresholdExecuted: number(m.FinalityExecuted),
		MessageBody: hexutil.Encode(m.Body),
	}
	burn, err := cctp.DecodeBurn(m.Body)
	if err != nil {
		return body
	}
	body.DecodedMessageBody = &decodedBurnBody{
		BurnToken: addressText(burn.Token), MintRecipient: addressText(burn.MintRecipient), Amount: burn.Amount.String(),
		MessageSender: addressText(burn.MessageSender), MaxFee: burn.MaxFee.String(), FeeExecuted: burn.FeeExecuted.String(),
		ExpirationBlock: burn.ExpirationBlock.String(),
	}
	if len(burn.HookData) > 0 {
		hook := hexutil.Encode(burn.HookData)
		body.DecodedMessageBody.HookData = &hook
	}
	return body
}

// addressText is a word as Circle shows it: short where it is an EVM address, whole where
// it is zero or something else.
func addressText(word common.Hash) string {
	a, err := cctp.AddressIn(word)
	if err != nil || a == (common.Address{}) {
		return word.Hex()
	}
	return hexutil.Encode(a[:])
}

func parseDomain(s string) (cctp.Domain, bool) {
	n, err := strconv.ParseUint(s, 10, 32)
	return cctp.Domain(n), err == nil
}

func parseWord(s string) (common.Hash, bool) {
	b, err := hexutil.Decode(s)
	return common.BytesToHash(b), err == nil && len(b) == common.HashLength
}

func respond(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body) // who has gone needs no answer
}
