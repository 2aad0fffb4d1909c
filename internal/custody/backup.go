package custody

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/granaryhq/granary/internal/secretfile"
	"github.com/granaryhq/granary/internal/shamir"
)

// ErrSplit says that a seed is not split into such numbers of shares.
var ErrSplit = fmt.Errorf("a seed is split into at most %d shares, of which two or more restore it", MaxShares)

// Split makes total shares of the seed, any threshold of which restore it; fewer reveal no more of it than its
// fingerprint. Each call splits with new randomness: shares of two splittings do not combine. Errors: ErrSplit.
func (s *Seed) Split(threshold, total int) ([]Share, error) {
	if threshold < 2 || total < threshold || total > MaxShares {
		return nil, fmt.Errorf("%w: not into %d, any %d of which restore it", ErrSplit, total, threshold)
	}
	keys, err := s.Keyring()
	if err != nil {
		return nil, err
	}
	parts, err := shamir.Split(s.secret.showValue(), threshold, total)
	if err != nil {
		return nil, fmt.Errorf("splitting the seed: %w", err)
	}
	splitting, fingerprint := drawSplitting(), keys.Fingerprint()
	shares := make([]Share, total)
	for i, part := range parts {
		shares[i] = Share{
			Number: int(part.Number), Threshold: threshold, Total: total, Seed: fingerprint,
			splitting: splitting, value: hideValue(part.Value),
		}
	}
	return shares, nil
}

// WriteShares writes each share to a file of its own in dir (0600), share-1.txt and so
// on, and returns their paths. The directory is made if it is missing. All are written or
// none: a file that is there is not overwritten (fs.ErrExist). Each was read back,
// and the seed restored from every share, before it returns.
func WriteShares(dir string, shares []Share) (paths []string, err error) {
	if err := os.Mkdir(dir, 0o700); err != nil && !errors.Is(err, fs.ErrExist) {
		return nil, fmt.Errorf("making a directory for the shares: %w", err)
	}
	defer func() {
		if err == nil {
			return
		}
		for _, path := range paths {
			err = errors.Join(err, os.Remove(path))
		}
		paths = nil
	}()
	for _, share := range shares {
		path := filepath.Join(dir, fmt.Sprintf("share-%d.txt", share.Number))
		text := share.Text()
		err := createFile(path, text)
		clear(text)
		if err != nil {
			return paths, fmt.Errorf("writing share %d: %w", share.Number, err)
		}
		paths = append(paths, path)
	}
	read, err := ReadShares(paths)
	if err != nil {
		return paths, err
	}
	seed, err := RestoreSeed(read)
	if err != nil {
		return paths, err
	}
	seed.Wipe()
	return paths, nil
}

// ReadShares reads one share from each file. None may be open to other users.
// Errors: ErrShare, and those of secretfile.Read, with the path.
func ReadShares(paths []string) ([]Share, error) {
	var shares []Share
	for _, path := range paths {
		text, err := secretfile.Read(path)
		if err != nil {
			return nil, fmt.Errorf("reading a share: %w", err)
		}
		share, err := ParseShare(text)
		clear(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		share.source = path
		shares = append(shares, share)
	}
	return shares, nil
}

// RestoreSeed combines shares of one splitting. The result must have the fingerprint that the shares bear. If there
// are more shares than needed every one is tried. Errors: ErrTooFewShares, ErrForeignShare, ErrShare.
func RestoreSeed(shares []Share) (*Seed, error) {
	if err := checkTogether(shares); err != nil {
		return nil, err
	}
	needed := shares[0].Threshold
	seed, err := combineShares(shares[:needed])
	if err != nil {
		return nil, err
	}
	keys, err := seed.Keyring()
	if err != nil {
		seed.Wipe()
		return nil, err
	}
	if keys.Fingerprint() != shares[0].Seed {
		seed.Wipe()
		return nil, fmt.Errorf("%w: together they give another seed than %s, so one of these was forged: %v", ErrShare, shares[0].Seed, shares[:needed])
	}
	for _, extra := range shares[needed:] {
		again, err := combineShares(append([]Share{extra}, shares[1:needed]...))
		if err != nil {
			return nil, err
		}
		same := again.sameAs(seed)
		again.Wipe()
		if !same {
			seed.Wipe()
			return nil, fmt.Errorf("%w: it was forged: %v; without it the others restore the seed", ErrShare, extra)
		}
	}
	return seed, nil
}

// checkTogether refuses shares that are not of one splitting, or too few of it.
func checkTogether(shares []Share) error {
	if len(shares) == 0 {
		return fmt.Errorf("%w: there is none", ErrTooFewShares)
	}
	first := shares[0]
	for i, s := range shares {
		switch {
		case s.Seed != first.Seed:
			return fmt.Errorf("%w: they are of two seeds: %v; %v", ErrForeignShare, first, s)
		case s.splitting != first.splitting || s.Threshold != first.Threshold || s.Total != first.Total || len(s.value.showValue()) != len(first.value.showValue()):
			return fmt.Errorf("%w: they are of one seed, split twice: %v; %v", ErrForeignShare, first, s)
		}
		for _, other := range shares[:i] {
			if other.Number == s.Number {
				return fmt.Errorf("%w: number %d is there twice: %v; %v", ErrForeignShare, s.Number, other, s)
			}
		}
	}
	if len(shares) < first.Threshold {
		return fmt.Errorf("%w: %d of the %d that restore the seed %s", ErrTooFewShares, len(shares), first.Threshold, first.Seed)
	}
	return nil
}

// combineShares returns the secret of shares, of which only their own claim to belong together is known.
func combineShares(shares []Share) (*Seed, error) {
	parts := make([]shamir.Share, len(shares))
	for i, s := range shares {
		parts[i] = shamir.Share{Number: byte(s.Number), Value: s.value.showValue()}
	}
	secret, err := shamir.Combine(parts)
	if err != nil {
		return nil, fmt.Errorf("putting the shares together: %w", err)
	}
	return holdSeed(secret), nil
}
