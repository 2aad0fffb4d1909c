package oft

import (
	"math/big"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/evmabi"
	"github.com/granaryhq/granary/internal/money"
)

// SendParam is the amount, destination and method of a transfer.
type SendParam struct {
	Destination EndpointID
	To          common.Hash
	Amount      money.Units
	MinAmount   money.Units // that must arrive
	Options     []byte      // beside those that the OFT's owner has set
	Compose     []byte      // the data of the receiver's call, if any
	Command     []byte
}

// PlainSend is a transfer of an amount to an account, without options.
func PlainSend(destination EndpointID, to common.Hash, amount money.Units) SendParam {
	return SendParam{Destination: destination, To: to, Amount: amount, MinAmount: amount}
}

// Plain reports whether all of the amount must arrive and no other effect is requested.
func (p SendParam) Plain() bool {
	return p.MinAmount.Cmp(p.Amount) == 0 && len(p.Options)+len(p.Compose)+len(p.Command) == 0
}

func (p SendParam) tuple() sendParamTuple {
	return sendParamTuple{uint32(p.Destination), p.To, p.Amount.Big(), p.MinAmount.Big(), p.Options, p.Compose, p.Command}
}

func sendParamIn(value any) SendParam {
	t := tupleIn[sendParamTuple](value)
	return SendParam{EndpointID(t.DstEid), t.To, evmabi.UnitsIn(t.AmountLD), evmabi.UnitsIn(t.MinAmountLD), t.ExtraOptions, t.ComposeMsg, t.OftCmd}
}

// MessagingFee is LayerZero's fee for a message: wei, and units of its token.
type MessagingFee struct{ Native, Token money.Units }

func feeIn(value any) MessagingFee {
	t := tupleIn[feeTuple](value)
	return MessagingFee{evmabi.UnitsIn(t.NativeFee), evmabi.UnitsIn(t.LzTokenFee)}
}

// QuoteSend is the OFT's call that asks for the fee.
type QuoteSend struct {
	Param      SendParam
	PayInToken bool
}

// Data is the call's data.
func (q QuoteSend) Data() []byte {
	return contractABI.PackCall("quoteSend", q.Param.tuple(), q.PayInToken)
}

// DecodeQuoteSend reads the data of a call. Error: ErrCall.
func DecodeQuoteSend(data []byte) (QuoteSend, error) {
	v, err := unpackCall(contractABI, "quoteSend", data)
	if err != nil {
		return QuoteSend{}, err
	}
	return QuoteSend{sendParamIn(v[0]), v[1].(bool)}, nil
}

// DecodeFee reads the answer to QuoteSend. Error: ErrAnswer.
func DecodeFee(answer []byte) (MessagingFee, error) {
	v, err := unpackAnswer("quoteSend", answer)
	if err != nil {
		return MessagingFee{}, err
	}
	return feeIn(v[0]), nil
}

// QuoteOFT is the OFT's call that returns the amount that would arrive.
type QuoteOFT struct{ Param SendParam }

// Data is the call's data.
func (q QuoteOFT) Data() []byte { return contractABI.PackCall("quoteOFT", q.Param.tuple()) }

// DecodeQuoteOFT reads the data of a call. Error: ErrCall.
func DecodeQuoteOFT(data []byte) (QuoteOFT, error) {
	v, err := unpackCall(contractABI, "quoteOFT", data)
	if err != nil {
		return QuoteOFT{}, err
	}
	return QuoteOFT{sendParamIn(v[0])}, nil
}

// Arrival is the part of an amount that an OFT would take, and the part that would arrive.
type Arrival struct {
	Least, Most    money.Units // that it takes at once
	Sent, Received money.Units
	Fees           []FeeDetail
}

// FeeDetail is a part that does not arrive or, below zero, is added.
type FeeDetail struct {
	Units       *big.Int
	Description string
}

// DecodeArrival reads the answer to QuoteOFT. Error: ErrAnswer.
func DecodeArrival(answer []byte) (Arrival, error) {
	v, err := unpackAnswer("quoteOFT", answer)
	if err != nil {
		return Arrival{}, err
	}
	limit, receipt := tupleIn[limitTuple](v[0]), tupleIn[receiptTuple](v[2])
	a := Arrival{
		Least: evmabi.UnitsIn(limit.MinAmountLD), Most: evmabi.UnitsIn(limit.MaxAmountLD),
		Sent: evmabi.UnitsIn(receipt.AmountSentLD), Received: evmabi.UnitsIn(receipt.AmountReceivedLD),
	}
	for _, d := range tupleIn[[]detailTuple](v[1]) {
		a.Fees = append(a.Fees, FeeDetail{d.FeeAmountLD, d.Description})
	}
	return a, nil
}

// Send is the OFT's call that locks or burns its caller's tokens and sends the message, by
// which they are unlocked or minted elsewhere. The fee's wei come with it.
type Send struct {
	Param  SendParam
	Fee    MessagingFee
	Refund common.Address // of the wei that was not needed
}

// Data is the call's data.
func (s Send) Data() []byte {
	return contractABI.PackCall("send", s.Param.tuple(), feeTuple{s.Fee.Native.Big(), s.Fee.Token.Big()}, s.Refund)
}

// DecodeSend reads the data of a call. Error: ErrCall.
func DecodeSend(data []byte) (Send, error) {
	v, err := unpackCall(contractABI, "send", data)
	if err != nil {
		return Send{}, err
	}
	return Send{sendParamIn(v[0]), feeIn(v[1]), v[2].(common.Address)}, nil
}

// Delivery is the call of an endpoint that delivers a packet which is verified there: any account may make it.
func Delivery(p Packet) []byte {
	return PacketDelivery{
		Source: p.Source, Sender: p.Sender, Nonce: p.Nonce, Receiver: common.BytesToAddress(p.Receiver[:]), GUID: p.GUID(), Message: p.Message,
	}.Data()
}

// PacketDelivery are the arguments of the call of an endpoint that delivers a packet.
type PacketDelivery struct {
	Source   EndpointID
	Sender   common.Hash
	Nonce    uint64
	Receiver common.Address
	GUID     common.Hash
	Message  []byte
	Extra    []byte // of the caller, beside the message
}

// Data is the call's data.
func (d PacketDelivery) Data() []byte {
	return contractABI.PackCall("lzReceive", originTuple{uint32(d.Source), d.Sender, d.Nonce}, d.Receiver, d.GUID, d.Message, d.Extra)
}

// DecodeDelivery reads the data of a call. Error: ErrCall.
func DecodeDelivery(data []byte) (PacketDelivery, error) {
	v, err := unpackCall(contractABI, "lzReceive", data)
	if err != nil {
		return PacketDelivery{}, err
	}
	origin := tupleIn[originTuple](v[0])
	return PacketDelivery{EndpointID(origin.SrcEid), origin.Sender, origin.Nonce, v[1].(common.Address), v[2].([32]byte), v[3].([]byte), v[4].([]byte)}, nil
}

// VerifiedPayload is the call of an endpoint that returns the payload hash of a packet which is verified there and not delivered.
func VerifiedPayload(p Packet) []byte {
	return contractABI.PackCall("inboundPayloadHash", common.BytesToAddress(p.Receiver[:]), uint32(p.Source), p.Sender, p.Nonce)
}

// AwaitsDelivery reports whether the answer to VerifiedPayload is of this very packet: it is verified and not delivered. Error: ErrAnswer.
func AwaitsDelivery(p Packet, answer []byte) (bool, error) {
	v, err := unpackAnswer("inboundPayloadHash", answer)
	if err != nil {
		return false, err
	}
	return common.Hash(v[0].([32]byte)) == p.PayloadHash(), nil
}

// PaidSend is the call of a BridgeFeePayer that sends its caller's tokens and pays the fee.
type PaidSend struct {
	Param   SendParam
	MostFee money.Units // in wei
}

// Data is the call's data.
func (s PaidSend) Data() []byte {
	return feePayerABI.PackCall("send", s.Param.tuple(), s.MostFee.Big())
}

// DecodePaidSend reads the data of a call. Error: ErrCall.
func DecodePaidSend(data []byte) (PaidSend, error) {
	v, err := unpackCall(feePayerABI, "send", data)
	if err != nil {
		return PaidSend{}, err
	}
	return PaidSend{sendParamIn(v[0]), evmabi.UnitsIn(v[1])}, nil
}
