package main

import (
	"errors"
	"fmt"
	"io"
	"log/slog"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/memory"
)

// protectMemory keeps the memory of a process that opens a seed to itself, as far
// as the system allows. It goes on without: the log says so.
func protectMemory(log *slog.Logger) {
	if err := memory.Protect(); err != nil {
		log.Warn("the process's memory is not protected", "error", err)
	}
}

// keysCommand has the operations on seeds and identities; docs/keys.md walks through it.
type keysCommand struct {
	Create      keysCreateCommand      `cmd:"" help:"Make the files that the configuration names, where they are missing."`
	Identity    keysIdentityCommand    `cmd:"" help:"Make an age identity, and print its recipient, to which a seed is encrypted."`
	Recipient   keysRecipientCommand   `cmd:"" help:"Print the recipient of an identity."`
	Seed        keysSeedCommand        `cmd:"" help:"Make a seed, encrypted to one or several recipients. Each can open it alone."`
	Fingerprint keysFingerprintCommand `cmd:"" help:"Print a seed's fingerprint and its relayer's address."`
	Split       keysSplitCommand       `cmd:"" help:"Split a seed into shares, of which some restore it."`
	Share       keysShareCommand       `cmd:"" help:"Read shares, and print which ones they are and of which seed. It needs no other share."`
	Restore     keysRestoreCommand     `cmd:"" help:"Restore a seed from its shares, encrypted to one or several recipients."`
	Rotate      keysRotateCommand      `cmd:"" help:"Encrypt a seed to other recipients, in the place of those that it has. The seed stays the same."`
	Check       keysCheckCommand       `cmd:"" help:"Prove that a backup, a seed's file or shares, opens. It writes nothing."`
}

type keysCreateCommand struct{ configFlags }

func (k keysCreateCommand) Run(log *slog.Logger, out io.Writer) error {
	protectMemory(log)
	config, err := k.readConfig()
	if err != nil {
		return err
	}
	return app.CreateKeys(config, out)
}

type keysIdentityCommand struct {
	Out string `help:"The new file. It must not exist." required:"" type:"path"`
}

func (k keysIdentityCommand) Run(log *slog.Logger, out io.Writer) error {
	protectMemory(log)
	recipient, err := custody.CreateIdentity(k.Out)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(out, recipient)
	return err
}

type keysRecipientCommand struct {
	Identity string `arg:"" help:"The file of the identity." type:"path"`
}

func (k keysRecipientCommand) Run(log *slog.Logger, out io.Writer) error {
	protectMemory(log)
	recipients, err := custody.ReadRecipients(k.Identity)
	if err != nil {
		return err
	}
	for _, r := range recipients {
		if _, err := fmt.Fprintln(out, r); err != nil {
			return err
		}
	}
	return nil
}

// recipientFlags say to whom a seed is encrypted.
type recipientFlags struct {
	To []string `help:"A recipient that can open the seed alone (age1…). Once for each." required:"" sep:"none" placeholder:"RECIPIENT"`
}

// seedFlags name a seed and its identity: those of the configuration unless the files are named.
type seedFlags struct {
	Seed     string `help:"The seed's file. Without it, the configuration's." type:"path"`
	Identity string `help:"The file of an identity that opens the seed. Without it, the configuration's." type:"path"`
	Config   string `help:"The configuration file." type:"existingfile" env:"GRANARY_CONFIG"`
}

func (s seedFlags) seedFiles() (seed, identity string, err error) {
	switch {
	case s.Seed != "" && s.Identity != "":
		return s.Seed, s.Identity, nil
	case s.Seed != "" || s.Identity != "":
		return "", "", errors.New("name both --seed and --identity, or neither and --config")
	case s.Config == "":
		return "", "", errors.New("name the seed with --seed and --identity, or with --config")
	}
	config, err := app.ReadConfig(s.Config)
	if err == nil && config.Custody.Seed == "" {
		err = errors.New("the configuration names no seed, which a separate signer has: run this on its machine, with --seed and --identity")
	}
	return config.Custody.Seed, config.Custody.Identity, err
}

func (s seedFlags) readSeed() (*custody.Seed, error) {
	seed, identity, err := s.seedFiles()
	if err != nil {
		return nil, err
	}
	return custody.ReadSeed(seed, identity)
}

type keysSeedCommand struct {
	recipientFlags
	Out string `help:"The new file. It must not exist." required:"" type:"path"`
}

func (k keysSeedCommand) Run(log *slog.Logger, out io.Writer) error {
	protectMemory(log)
	seed := custody.NewSeed()
	defer seed.Wipe()
	if err := seed.CreateFile(k.Out, k.To...); err != nil {
		return err
	}
	return printSeed(out, seed)
}

type keysFingerprintCommand struct{ seedFlags }

func (k keysFingerprintCommand) Run(log *slog.Logger, out io.Writer) error {
	protectMemory(log)
	seed, err := k.readSeed()
	if err != nil {
		return err
	}
	defer seed.Wipe()
	return printSeed(out, seed)
}

type keysSplitCommand struct {
	seedFlags
	Threshold int    `help:"How many shares restore the seed." required:""`
	Shares    int    `help:"How many shares there are." required:""`
	Out       string `help:"A directory for the shares. It is made if it is missing; no file is overwritten." required:"" type:"path"`
}

func (k keysSplitCommand) Run(log *slog.Logger, out io.Writer) error {
	protectMemory(log)
	seed, err := k.readSeed()
	if err != nil {
		return err
	}
	defer seed.Wipe()
	shares, err := seed.Split(k.Threshold, k.Shares)
	if err != nil {
		return err
	}
	paths, err := custody.WriteShares(k.Out, shares)
	if err != nil {
		return err
	}
	for _, path := range paths {
		if _, err := fmt.Fprintf(out, "share        %s\n", path); err != nil {
			return err
		}
	}
	return printSeed(out, seed)
}

type keysShareCommand struct {
	Shares []string `arg:"" name:"share" help:"Files of one share each." type:"path"`
}

func (k keysShareCommand) Run(log *slog.Logger, out io.Writer) error {
	protectMemory(log)
	shares, err := custody.ReadShares(k.Shares)
	if err != nil {
		return err
	}
	for _, s := range shares {
		if _, err := fmt.Fprintln(out, s); err != nil {
			return err
		}
	}
	return nil
}

type keysRestoreCommand struct {
	recipientFlags
	Shares []string `arg:"" name:"share" help:"Files of one share each, as many as restore the seed." type:"path"`
	Out    string   `help:"The new file. It must not exist." required:"" type:"path"`
}

func (k keysRestoreCommand) Run(log *slog.Logger, out io.Writer) error {
	protectMemory(log)
	seed, err := restoreSeed(k.Shares)
	if err != nil {
		return err
	}
	defer seed.Wipe()
	if err := seed.CreateFile(k.Out, k.To...); err != nil {
		return err
	}
	return printSeed(out, seed)
}

func restoreSeed(paths []string) (*custody.Seed, error) {
	shares, err := custody.ReadShares(paths)
	if err != nil {
		return nil, err
	}
	return custody.RestoreSeed(shares)
}

type keysRotateCommand struct {
	recipientFlags
	seedFlags
	CheckIdentity string `help:"The file of an identity of the new recipients, if --identity is none of theirs: it must open the new file before the old one is replaced." type:"path"`
}

func (k keysRotateCommand) Run(log *slog.Logger, out io.Writer) error {
	protectMemory(log)
	path, identity, err := k.seedFiles()
	if err != nil {
		return err
	}
	keys, err := custody.RotateSeed(path, identity, k.CheckIdentity, k.To...)
	if err != nil {
		return err
	}
	return printKeys(out, keys)
}

type keysCheckCommand struct {
	seedFlags
	Shares      []string `arg:"" optional:"" name:"share" help:"Files of one share each. Without them, the seed's file is opened." type:"path"`
	Fingerprint string   `help:"The fingerprint that it must have."`
}

func (k keysCheckCommand) Run(log *slog.Logger, out io.Writer) error {
	protectMemory(log)
	seed, err := k.openBackup()
	if err != nil {
		return err
	}
	defer seed.Wipe()
	if k.Fingerprint != "" {
		want, err := custody.ParseFingerprint(k.Fingerprint)
		if err != nil {
			return err
		}
		keys, err := seed.Keyring()
		if err != nil {
			return err
		}
		if got := keys.Fingerprint(); got != want {
			return fmt.Errorf("the backup opens and is of the seed %s, not %s", got, want)
		}
	}
	return printSeed(out, seed)
}

// openBackup opens the shares, if there are any, else the seed's file.
func (k keysCheckCommand) openBackup() (*custody.Seed, error) {
	switch {
	case len(k.Shares) == 0:
		return k.readSeed()
	case k.Seed != "" || k.Identity != "":
		return nil, errors.New("name shares, or --seed and --identity, not both")
	}
	return restoreSeed(k.Shares)
}

func printSeed(out io.Writer, seed *custody.Seed) error {
	keys, err := seed.Keyring()
	if err != nil {
		return err
	}
	return printKeys(out, keys)
}

// printKeys prints the values that distinguish a seed from others, without secrets.
func printKeys(out io.Writer, keys *custody.Keyring) error {
	_, err := fmt.Fprintf(out, "fingerprint  %s\nrelayer      %s\nfee payer    %s\n", keys.Fingerprint(), keys.Relayer().Address(), keys.FeePayer().Account())
	return err
}
