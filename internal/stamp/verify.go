package stamp

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"

	"github.com/go-webauthn/webauthn/protocol"
)

func (s Stamp) verifyAPIKey(k Key, payload []byte) error {
	key, err := k.ecdsaKey()
	if err != nil {
		return err
	}
	digest := sha256.Sum256(payload)
	if !ecdsa.VerifyASN1(key, digest[:], s.signature) {
		return ErrSignature
	}
	return nil
}

// parseAssertion reads the header of a WebAuthn stamp, which is JSON as it is.
func parseAssertion(value string) (Stamp, error) {
	fields, err := decodeStrings([]byte(value), "authenticatorData", "clientDataJson", "credentialId", "signature")
	if err != nil {
		return Stamp{}, err
	}
	decoded := map[string][]byte{}
	for name, text := range fields {
		if decoded[name], err = decodeBase64URL(text); err != nil || text == "" {
			return Stamp{}, malformed(name + " is not base64url without padding")
		}
	}
	response := protocol.CredentialAssertionResponse{
		PublicKeyCredential: protocol.PublicKeyCredential{
			Credential: protocol.Credential{ID: fields["credentialId"], Type: string(protocol.PublicKeyCredentialType)},
			RawID:      decoded["credentialId"],
		},
		AssertionResponse: protocol.AuthenticatorAssertionResponse{
			AuthenticatorResponse: protocol.AuthenticatorResponse{ClientDataJSON: decoded["clientDataJson"]},
			AuthenticatorData:     decoded["authenticatorData"],
			Signature:             decoded["signature"],
		},
	}
	parsed, err := response.Parse()
	if err != nil {
		return Stamp{}, fmt.Errorf("%w: %w", ErrMalformed, err)
	}
	s := Stamp{kind: WebAuthn, keyID: fields["credentialId"], signature: decoded["signature"], assertion: parsed}
	s.r, s.s, err = parseDER(s.signature)
	return s, err
}

// verifyAssertion verifies with the library. It adds the checks that the library lacks: that the origin is one in its
// exact text, and that the counter increases.
func (s Stamp) verifyAssertion(k Key, payload []byte, lastCounter uint32) (uint32, error) {
	origin := s.assertion.Response.CollectedClientData.Origin
	if !k.allowsOrigin(origin) {
		return lastCounter, fmt.Errorf("%w: %.100q", ErrOrigin, origin)
	}
	err := s.assertion.Verify(challengeOf(payload), k.RPID, "", []string{origin}, nil, nil,
		protocol.TopOriginExplicitVerificationMode, false, true, true, k.PublicKey, protocol.SignaturePolicy{})
	if err != nil {
		return lastCounter, s.nameRefusal(k, payload)
	}
	counter := s.assertion.Response.AuthenticatorData.Counter
	if counter <= lastCounter && counter+lastCounter > 0 {
		return lastCounter, fmt.Errorf("%w: %d after %d", ErrCounter, counter, lastCounter)
	}
	return counter, nil
}

// nameRefusal says which of its checks the library has refused the assertion for.
func (s Stamp) nameRefusal(k Key, payload []byte) error {
	client, data := s.assertion.Response.CollectedClientData, s.assertion.Response.AuthenticatorData
	rpIDHash := sha256.Sum256([]byte(k.RPID))
	switch {
	case client.Type != protocol.AssertCeremony:
		return ErrCeremony
	case client.Challenge != challengeOf(payload):
		return ErrChallenge
	case client.CrossOrigin || client.TopOrigin != "":
		return ErrOrigin
	case !bytes.Equal(data.RPIDHash, rpIDHash[:]):
		return ErrRelyingParty
	case !data.Flags.UserPresent():
		return ErrUserPresence
	case !data.Flags.UserVerified():
		return ErrUserVerification
	default:
		return ErrSignature
	}
}

// challengeOf is the challenge for a payload as client data has it: the 64 letters
// of its hash in hex, not its 32 bytes, in base64url.
func challengeOf(payload []byte) string {
	digest := sha256.Sum256(payload)
	return base64.RawURLEncoding.EncodeToString([]byte(hex.EncodeToString(digest[:])))
}
