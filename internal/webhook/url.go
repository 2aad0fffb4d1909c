package webhook

import (
	"net/netip"
	"net/url"
	"regexp"
	"strconv"
	"strings"

	"code.dny.dev/ssrf"

	"github.com/granaryhq/granary/internal/fault"
)

// maxURL is the longest url in bytes.
const maxURL = 2048

// egress decides which urls may be registered and which addresses dialled. The address at dial time counts: a name
// that is valid today may point inside tomorrow. A rejection at registration only reports it early.
type egress struct {
	guard    *ssrf.Guardian
	loopback bool // the sandbox's: loopback is allowed, over plain http too
}

// azureWire is a public address that answers inside Azure only, with secrets.
var azureWire = netip.MustParsePrefix("168.63.129.16/32")

func newEgress(loopback bool) egress {
	options := []ssrf.Option{ssrf.WithAnyPort(), ssrf.WithDeniedV4Prefixes(azureWire)}
	if loopback {
		options = append(options,
			ssrf.WithAllowedV4Prefixes(netip.MustParsePrefix("127.0.0.0/8")),
			ssrf.WithAllowedV6Prefixes(netip.MustParsePrefix("::1/128")))
	}
	return egress{ssrf.New(options...), loopback}
}

func invalidInput(format string, args ...any) error {
	return fault.New(fault.Validation, format, args...)
}

// checkURL says why raw may not be registered, or gives the form under which two
// spellings of one url are the same: scheme and host in lower case, no default
// port, no empty path.
func (e egress) checkURL(raw string) (folded string, err error) {
	if raw == "" || len(raw) > maxURL {
		return "", invalidInput("url must have 1 to %d characters", maxURL)
	}
	if u, err := url.Parse(raw); err == nil && strings.ContainsFunc(u.Hostname(), func(c rune) bool { return c > '~' }) {
		return "", invalidInput("url's host has a character beyond ASCII: write the name in its ASCII form, which begins with xn--")
	}
	for _, c := range []byte(raw) {
		if c <= ' ' || c > '~' || strings.IndexByte("\"<>\\^`{|}", c) >= 0 {
			return "", invalidInput("url holds a character that must be percent-encoded")
		}
	}
	u, err := url.Parse(raw)
	if err != nil || u.Opaque != "" || u.Hostname() == "" {
		return "", invalidInput("url must be absolute, as in https://example.com/hook")
	}
	if u.User != nil || strings.Contains(raw, "#") {
		return "", invalidInput("url must have no user and no fragment")
	}
	port := u.Port()
	if n, err := strconv.ParseUint(port, 10, 16); strings.HasSuffix(u.Host, ":") || port != "" && (err != nil || n == 0) {
		return "", invalidInput("url has no valid port")
	}
	host := strings.ToLower(u.Hostname())
	local, err := e.checkHost(host)
	if err != nil {
		return "", err
	}
	if u.Scheme != "https" && (u.Scheme != "http" || !local) {
		return "", invalidInput("url must begin with https://")
	}
	return foldURL(u, host), nil
}

// checkHost refuses hosts that cannot be public, and says whether the host is
// this machine, which is refused too unless it is allowed.
func (e egress) checkHost(host string) (local bool, err error) {
	refused := invalidInput("url must lead to a public address")
	if addr, err := netip.ParseAddr(host); err == nil {
		if addr.Zone() != "" || e.guard.SafeAddr(addr) != nil {
			return false, refused
		}
		return addr.IsLoopback(), nil
	}
	name := strings.TrimSuffix(host, ".")
	last := name[strings.LastIndexByte(name, '.')+1:]
	if last == "localhost" {
		if !e.loopback {
			return false, refused
		}
		return true, nil
	}
	// Resolvers read 2130706433, 127.1 and 0x7f.1 as addresses; no public name
	// looks like that.
	if last == "" || last[0] >= '0' && last[0] <= '9' {
		return false, invalidInput("url's host is neither a name nor an address")
	}
	if !hostName.MatchString(name) || len(name) > 253 {
		return false, invalidInput("url's host is no name of a host: its parts have 1 to 63 letters, digits and hyphens each")
	}
	return false, nil
}

// hostName is the form of a name that resolvers take (RFC 1123), with the underscores that some services have.
var hostName = regexp.MustCompile(`^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$`)

func foldURL(u *url.URL, host string) string {
	if strings.Contains(host, ":") {
		host = "[" + host + "]"
	}
	port := u.Port()
	if port != "" && !(u.Scheme == "https" && port == "443" || u.Scheme == "http" && port == "80") {
		host += ":" + port
	}
	path := u.EscapedPath()
	if path == "" {
		path = "/"
	}
	if u.RawQuery != "" {
		path += "?" + u.RawQuery
	}
	return u.Scheme + "://" + host + path
}
