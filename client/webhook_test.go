package client_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/granaryhq/granary/client"
)

const (
	testSecret  = "whsec_b7f6c1"
	testBody    = `{"event":"portfolio_wallet.status_changed"}`
	testSeconds = 1_790_000_000
)

var testTime = time.Unix(testSeconds, 0)

func signHex(secret, message string) string {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(message))
	return hex.EncodeToString(mac.Sum(nil))
}

func signatureHeader(t int64, secrets ...string) string {
	out := fmt.Sprintf("t=%d", t)
	for _, s := range secrets {
		out += ",v1=" + signHex(s, fmt.Sprintf("%d.%s", t, testBody))
	}
	return out
}

func TestVerifyWebhook(t *testing.T) {
	good := signHex(testSecret, fmt.Sprintf("%d.%s", testSeconds, testBody))
	for name, c := range map[string]struct {
		secret, header, body string
		tolerance            time.Duration
		want                 error
	}{
		"good":                         {testSecret, signatureHeader(testSeconds, testSecret), testBody, 0, nil},
		"the old of two secrets":       {testSecret, signatureHeader(testSeconds, "new", testSecret), testBody, 0, nil},
		"the new of two secrets":       {testSecret, signatureHeader(testSeconds, testSecret, "old"), testBody, 0, nil},
		"a later version beside it":    {testSecret, signatureHeader(testSeconds, testSecret) + ",v2=x", testBody, 0, nil},
		"v1 before t":                  {testSecret, "v1=" + good + ",t=1790000000", testBody, 0, nil},
		"just in time":                 {testSecret, signatureHeader(testSeconds-300, testSecret), testBody, 0, nil},
		"just in time, clock behind":   {testSecret, signatureHeader(testSeconds+300, testSecret), testBody, 0, nil},
		"old, any time":                {testSecret, signatureHeader(1, testSecret), testBody, -1, nil},
		"too old":                      {testSecret, signatureHeader(testSeconds-301, testSecret), testBody, 0, client.ErrSignatureTime},
		"too new":                      {testSecret, signatureHeader(testSeconds+301, testSecret), testBody, 0, client.ErrSignatureTime},
		"too old for a short one":      {testSecret, signatureHeader(testSeconds-2, testSecret), testBody, time.Second, client.ErrSignatureTime},
		"absurdly new":                 {testSecret, signatureHeader(1<<62, testSecret), testBody, 0, client.ErrSignatureTime},
		"beyond 64 bits":               {testSecret, "t=99999999999999999999,v1=" + signHex(testSecret, "99999999999999999999."+testBody), testBody, 0, client.ErrSignatureHeader},
		"another secret":               {"x", signatureHeader(testSeconds, testSecret), testBody, 0, client.ErrSignature},
		"no secret":                    {"", signatureHeader(testSeconds, ""), testBody, 0, client.ErrSignature},
		"another body":                 {testSecret, signatureHeader(testSeconds, testSecret), testBody + " ", 0, client.ErrSignature},
		"no body":                      {testSecret, signatureHeader(testSeconds, testSecret), "", 0, client.ErrSignature},
		"another time":                 {testSecret, "t=1790000001,v1=" + good, testBody, 0, client.ErrSignature},
		"a zero before the time":       {testSecret, "t=01790000000,v1=" + good, testBody, 0, client.ErrSignature},
		"old and wrong":                {testSecret, signatureHeader(1, "x"), testBody, 0, client.ErrSignature},
		"none":                         {testSecret, "", testBody, 0, client.ErrSignatureHeader},
		"only t":                       {testSecret, "t=1790000000", testBody, 0, client.ErrSignatureHeader},
		"only v1":                      {testSecret, "v1=" + good, testBody, 0, client.ErrSignatureHeader},
		"two times":                    {testSecret, "t=1," + signatureHeader(testSeconds, testSecret), testBody, 0, client.ErrSignatureHeader},
		"negative time":                {testSecret, "t=-1,v1=" + good, testBody, 0, client.ErrSignatureHeader},
		"time with a sign":             {testSecret, "t=+1790000000,v1=" + good, testBody, 0, client.ErrSignatureHeader},
		"empty time":                   {testSecret, "t=,v1=" + good, testBody, 0, client.ErrSignatureHeader},
		"spaces":                       {testSecret, "t=1790000000, v1=" + good, testBody, 0, client.ErrSignatureHeader},
		"capitals":                     {testSecret, "t=1790000000,v1=" + strings.ToUpper(good), testBody, 0, client.ErrSignatureHeader},
		"short":                        {testSecret, "t=1790000000,v1=" + good[:62], testBody, 0, client.ErrSignatureHeader},
		"not hex":                      {testSecret, "t=1790000000,v1=" + good[:63] + "x", testBody, 0, client.ErrSignatureHeader},
		"one good, one malformed":      {testSecret, signatureHeader(testSeconds, testSecret) + ",v1=", testBody, 0, client.ErrSignatureHeader},
		"only a version that is not 1": {testSecret, "t=1790000000,v0=" + good, testBody, 0, client.ErrSignatureHeader},
		"trailing comma":               {testSecret, signatureHeader(testSeconds, testSecret) + ",", testBody, 0, client.ErrSignatureHeader},
		"many":                         {testSecret, signatureHeader(testSeconds, strings.Split(strings.Repeat("x ", 9), " ")...), testBody, 0, client.ErrSignatureHeader},
		"long":                         {testSecret, signatureHeader(testSeconds, testSecret) + ",v2=" + strings.Repeat("x", 2000), testBody, 0, client.ErrSignatureHeader},
	} {
		t.Run(name, func(t *testing.T) {
			if err := client.VerifyWebhook(c.secret, c.header, []byte(c.body), c.tolerance, testTime); !errors.Is(err, c.want) || (err == nil) != (c.want == nil) {
				t.Errorf("%v, not %v", err, c.want)
			}
		})
	}
}

func FuzzVerifyWebhook(f *testing.F) {
	f.Add(signatureHeader(testSeconds, testSecret), []byte(testBody))
	f.Add("t=1,v1="+strings.Repeat("0", 64), []byte("{}"))
	f.Add(",=,t==", []byte(nil))
	f.Fuzz(func(t *testing.T, header string, body []byte) {
		err := client.VerifyWebhook(testSecret, header, body, -1, testTime)
		_, rest, _ := strings.Cut(header, "t=")
		stamp, _, _ := strings.Cut(rest, ",")
		if signed := strings.Contains(header, signHex(testSecret, stamp+"."+string(body))); err == nil && !signed {
			t.Errorf("accepted %q over %q", header, body)
		}
	})
}

func ExampleVerifyWebhook() {
	secret := "whsec_b7f6c1" // shown once, when the endpoint was made
	receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
		if err != nil {
			http.Error(w, "unreadable", http.StatusBadRequest)
			return
		}
		err = client.VerifyWebhook(secret, r.Header.Get(client.SignatureHeader), body, client.DefaultTolerance, time.Now())
		if err != nil {
			http.Error(w, "not from the service", http.StatusUnauthorized)
			return
		}
		// The same event may come again: remember its Service-Event-Id.
		w.WriteHeader(http.StatusNoContent)
	}))
	defer receiver.Close()

	deliver := func(secret string) string {
		body, t := `{"event":"portfolio_wallet.status_changed"}`, time.Now().Unix()
		req, _ := http.NewRequest(http.MethodPost, receiver.URL, strings.NewReader(body))
		req.Header.Set(client.SignatureHeader, fmt.Sprintf("t=%d,v1=%s", t, signHex(secret, fmt.Sprintf("%d.%s", t, body))))
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			return err.Error()
		}
		defer res.Body.Close()
		return res.Status
	}
	fmt.Println(deliver(secret))
	fmt.Println(deliver("guessed"))
	// Output:
	// 204 No Content
	// 401 Unauthorized
}
