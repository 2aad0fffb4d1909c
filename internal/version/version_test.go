package version

import (
	"os"
	"regexp"
	"runtime/debug"
	"testing"
)

func TestCommitOf(t *testing.T) {
	revision, modified := debug.BuildSetting{Key: "vcs.revision", Value: "4f1c9a"}, debug.BuildSetting{Key: "vcs.modified", Value: "true"}
	for name, c := range map[string]struct {
		settings []debug.BuildSetting
		want     string
	}{
		"a clean tree":      {[]debug.BuildSetting{revision, {Key: "vcs.modified", Value: "false"}}, "4f1c9a"},
		"a changed tree":    {[]debug.BuildSetting{modified, revision}, "4f1c9a+dirty"},
		"no commit":         {[]debug.BuildSetting{{Key: "GOOS", Value: "linux"}}, "unknown"},
		"no commit to mark": {[]debug.BuildSetting{modified}, "unknown"},
		"nothing":           {nil, "unknown"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := commitOf(c.settings); got != c.want {
				t.Errorf("commit %q, want %q", got, c.want)
			}
		})
	}
}

// The interface is version 2, in its description and in the client, for any version of the program.
func TestTheInterfaceIsTheSameEverywhere(t *testing.T) {
	const interfaceVersion = "2.0.0"
	for _, file := range []struct {
		path    string
		pattern string // each match has the number in parentheses
		matches int
	}{
		{"../../api/openapi.yaml", `(?m)^  version: (\S+)$`, 1},
		{"../../client/typescript/package.json", `(?m)^  "version": "([^"]+)",$`, 1},
		{"../../client/typescript/package-lock.json", `"version": "([^"]+)",\s+"(?:lockfileVersion|license": "Apache-2.0",\s+"devDependencies)"`, 2},
	} {
		text, err := os.ReadFile(file.path)
		if err != nil {
			t.Fatal(err)
		}
		found := regexp.MustCompile(file.pattern).FindAllSubmatch(text, -1)
		if len(found) != file.matches {
			t.Errorf("%s states a version %d times, want %d", file.path, len(found), file.matches)
		}
		for _, m := range found {
			if got := string(m[1]); got != interfaceVersion {
				t.Errorf("%s says %s, want %s", file.path, got, interfaceVersion)
			}
		}
	}
}

// The changelog's newest version is this one.
func TestChangelogHasThisVersion(t *testing.T) {
	text, err := os.ReadFile("../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	newest := regexp.MustCompile(`(?m)^## \[(\d+\.\d+\.\d+)\]`).FindSubmatch(text)
	if newest == nil {
		t.Fatal("the changelog has no version")
	}
	if got := string(newest[1]); got != Number {
		t.Errorf("the changelog's newest version is %s, want %s", got, Number)
	}
}
