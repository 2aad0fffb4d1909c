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
	secret = "whsec_b7f6c1"
	body   = `{"event":"portfolio_wallet.status_changed"}`
	at     = 1_790_000_000
)

var now = time.Unix(at, 0)

func sign(secret, message string) string {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(message))
	return hex.EncodeToString(mac.Sum(nil))
}

func header(t int64, secrets ...string) string {
	out := fmt.Sprintf("t=%d", t)
	for _, s := range secrets {
		out += ",v1=" + sign(s, fmt.Sprintf("%d.%s", t, body))
	}
	return out
}

func TestVerifyWebhook(t *testing.T) {
	good := sign(secret, fmt.Sprintf("%d.%s", at, body))
	for name, c := range map[string]struct {
		secret, header, body string
		tolerance            time.Duration
		want                 error
	}{
		"good":                         {secret, header(at, secret), body, 0, nil},
		"the old of two secrets":       {secret, header(at, "new", secret), body, 0, nil},
		"the new of two secrets":       {secret, header(at, secret, "old"), body, 0, nil},
		"a later version beside it":    {secret, header(at, secret) + ",v2=x", body, 0, nil},
		"v1 before t":                  {secret, "v1=" + good + ",t=1790000000", body, 0, nil},
		"just in time":                 {secret, header(at-300, secret), body, 0, nil},
		"just in time, clock behind":   {secret, header(at+300, secret), body, 0, nil},
		"old, any time":                {secret, header(1, secret), body, -1, nil},
		"too old":                      {secret, header(at-301, secret), body, 0, client.ErrSignatureTime},
		"too new":                      {secret, header(at+301, secret), body, 0, client.ErrSignatureTime},
		"too old for a short one":      {secret, header(at-2, secret), body, time.Second, client.ErrSignatureTime},
		"absurdly new":                 {secret, header(1<<62, secret), body, 0, client.ErrSignatureTime},
		"beyond 64 bits":               {secret, "t=99999999999999999999,v1=" + sign(secret, "99999999999999999999."+body), body, 0, client.ErrSignatureHeader},
		"another secret":               {"x", header(at, secret), body, 0, client.ErrSignature},
		"no secret":                    {"", header(at, ""), body, 0, client.ErrSignature},
		"another body":                 {secret, header(at, secret), body + " ", 0, client.ErrSignature},
		"no body":                      {secret, header(at, secret), "", 0, client.ErrSignature},
		"another time":                 {secret, "t=1790000001,v1=" + good, body, 0, client.ErrSignature},
		"a zero before the time":       {secret, "t=01790000000,v1=" + good, body, 0, client.ErrSignature},
		"old and wrong":                {secret, header(1, "x"), body, 0, client.ErrSignature},
		"none":                         {secret, "", body, 0, client.ErrSignatureHeader},
		"only t":                       {secret, "t=1790000000", body, 0, client.ErrSignatureHeader},
		"only v1":                      {secret, "v1=" + good, body, 0, client.ErrSignatureHeader},
		"two times":                    {secret, "t=1," + header(at, secret), body, 0, client.ErrSignatureHeader},
		"negative time":                {secret, "t=-1,v1=" + good, body, 0, client.ErrSignatureHeader},
		"time with a sign":             {secret, "t=+1790000000,v1=" + good, body, 0, client.ErrSignatureHeader},
		"empty time":                   {secret, "t=,v1=" + good, body, 0, client.ErrSignatureHeader},
		"spaces":                       {secret, "t=1790000000, v1=" + good, body, 0, client.ErrSignatureHeader},
		"capitals":                     {secret, "t=1790000000,v1=" + strings.ToUpper(good), body, 0, client.ErrSignatureHeader},
		"short":                        {secret, "t=1790000000,v1=" + good[:62], body, 0, client.ErrSignatureHeader},
		"not hex":                      {secret, "t=1790000000,v1=" + good[:63] + "x", body, 0, client.ErrSignatureHeader},
		"one good, one malformed":      {secret, header(at, secret) + ",v1=", body, 0, client.ErrSignatureHeader},
		"only a version that is not 1": {secret, "t=1790000000,v0=" + good, body, 0, client.ErrSignatureHeader},
		"trailing comma":               {secret, header(at, secret) + ",", body, 0, client.ErrSignatureHeader},
		"many":                         {secret, header(at, strings.Split(strings.Repeat("x ", 9), " ")...), body, 0, client.ErrSignatureHeader},
		"long":                         {secret, header(at, secret) + ",v2=" + strings.Repeat("x", 2000), body, 0, client.ErrSignatureHeader},
	} {
		t.Run(name, func(t *testing.T) {
			if err := client.VerifyWebhook(c.secret, c.header, []byte(c.body), c.tolerance, now); !errors.Is(err, c.want) || (err == nil) != (c.want == nil) {
				t.Errorf("%v, not %v", err, c.want)
			}
		})
	}
}

func FuzzVerifyWebhook(f *testing.F) {
	f.Add(header(at, secret), []byte(body))
	f.Add("t=1,v1="+strings.Repeat("0", 64), []byte("{}"))
	f.Add(",=,t==", []byte(nil))
	f.Fuzz(func(t *testing.T, header string, body []byte) {
		err := client.VerifyWebhook(secret, header, body, -1, now)
		_, rest, _ := strings.Cut(header, "t=")
		stamp, _, _ := strings.Cut(rest, ",")
		if signed := strings.Contains(header, sign(secret, stamp+"."+string(body))); err == nil && !signed {
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
		req.Header.Set(client.SignatureHeader, fmt.Sprintf("t=%d,v1=%s", t, sign(secret, fmt.Sprintf("%d.%s", t, body))))
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
