package reference

import (
	"bytes"
	"encoding/json"
	"fmt"
	"html/template"
	"net/url"
	"path"
	"slices"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"go.yaml.in/yaml/v3"
)

// view is the template's data.
type view struct {
	Style          template.CSS
	Title, Version string
	Summary        string
	Introduction   template.HTML
	Authentication template.HTML
	BaseURL        string
	Groups         []group // by tag
	Codes          template.HTML
	Schemas        []schemaView
}

// group is a tag with its operations, or with its events.
type group struct {
	Name        string
	Description template.HTML
	Events      bool
	Operations  []operationView
}

type operationView struct {
	ID, Method, Path, Summary string
	Description               template.HTML
	Scope                     string
	Parameters                []field
	Request                   *bodyView
	Successes                 []responseView
	Failures                  []responseView
	Codes                     []string // beside those that every operation answers
	Curl                      string
}

type responseView struct {
	Status      string
	Description template.HTML
	bodyView
}

type bodyView struct {
	Type    []word
	Fields  []field
	Example string
}

type schemaView struct {
	Name        string
	Description template.HTML
	Type        []word
	Rules       []string
	Enum        []string
	Fields      []field
}

// field is a property or a parameter.
type field struct {
	Name, In    string
	Optional    bool
	Type        []word
	Rules       []string
	Enum        []string
	Description template.HTML
	Fields      []field
}

// word is a piece of a type, with the schema that it names.
type word struct{ Text, Schema string }

func (d *document) buildView(style template.CSS) (view, []Example, error) {
	v := view{Style: style, Title: d.Info.Title, Version: d.Info.Version, Summary: d.Info.Summary}
	for _, s := range d.Servers {
		v.BaseURL = s.Variables["baseUrl"].Default
	}
	var texts renderer
	v.Introduction = texts.renderMarkdown(d.Info.Description)
	v.Authentication = texts.renderMarkdown(d.Components.SecuritySchemes["bearer"].Description)
	var examples []Example
	for _, t := range d.Tags {
		g := group{Name: t.Name, Description: texts.renderMarkdown(t.Description)}
		for _, from := range []struct {
			items  ordered[pathItem]
			events bool
		}{{d.Paths, false}, {d.Webhooks, true}} {
			for _, item := range from.items {
				for _, op := range item.Value.operations() {
					if !slices.Contains(op.Value.Tags, t.Name) {
						continue
					}
					g.Events = from.events
					shown, made, err := texts.renderOperation(item.Name, op.Name, item.Value, op.Value)
					if err != nil {
						return v, nil, fmt.Errorf("%s %s: %w", op.Name, item.Name, err)
					}
					g.Operations = append(g.Operations, shown)
					examples = append(examples, made...)
				}
			}
		}
		v.Groups = append(v.Groups, g)
	}
	for _, s := range d.Components.Schemas {
		if s.Name == "ErrorCode" {
			v.Codes = texts.renderMarkdown(s.Value.Description)
		}
		v.Schemas = append(v.Schemas, schemaView{Name: s.Name, Description: texts.renderMarkdown(s.Value.Description), Type: s.Value.typeWords(),
			Rules: s.Value.valueRules(), Enum: s.Value.Enum, Fields: texts.renderFields(s.Value)})
	}
	return v, examples, texts.err
}

// renderer makes HTML of descriptions, and keeps its errors.
type renderer struct{ err error }

// markdown leaves out HTML that stands in a text.
var markdown = goldmark.New(goldmark.WithExtensions(extension.Table))

func (r *renderer) renderMarkdown(text string) template.HTML {
	var b bytes.Buffer
	if err := markdown.Convert([]byte(text), &b); err != nil && r.err == nil {
		r.err = fmt.Errorf("rendering %.40q: %w", text, err)
	}
	return template.HTML(b.String()) //nolint:gosec // goldmark's, which escapes
}

func (r *renderer) renderOperation(at, method string, item pathItem, op *operation) (operationView, []Example, error) {
	v := operationView{ID: op.OperationID, Method: method, Path: at, Summary: op.Summary, Description: r.renderMarkdown(op.Description), Codes: op.ErrorCodes, Scope: op.Scope}
	parameters := append(slices.Clone(item.Parameters), op.Parameters...)
	for _, p := range parameters {
		f := r.renderField(p.Name, p.Schema)
		f.In, f.Optional = p.In, !p.Required
		if p.Description != "" {
			f.Description = r.renderMarkdown(p.Description)
		}
		v.Parameters = append(v.Parameters, f)
	}
	var examples []Example
	if op.RequestBody != nil {
		body, example, err := r.renderBody(op.RequestBody.Content)
		if err != nil {
			return v, nil, fmt.Errorf("request%w", err)
		}
		v.Request = &body
		examples = append(examples, Example{Path: at, Method: method, Body: example})
	}
	for _, answer := range op.Responses {
		body, example, err := r.renderBody(answer.Value.Content)
		if err != nil {
			return v, nil, fmt.Errorf("%s%w", answer.Name, err)
		}
		shown := responseView{answer.Name, r.renderMarkdown(answer.Value.Description), body}
		if answer.Name[0] != '2' {
			v.Failures = append(v.Failures, shown)
			continue
		}
		v.Successes = append(v.Successes, shown)
		if example != nil {
			examples = append(examples, Example{at, method, answer.Name, example})
		}
	}
	var err error
	v.Curl, err = curlCommand(at, method, parameters, v.Request)
	return v, examples, err
}

// renderBody shows the body in its only media type.
func (r *renderer) renderBody(content ordered[mediaType]) (bodyView, json.RawMessage, error) {
	if len(content) == 0 {
		return bodyView{}, nil, nil
	}
	s := content[0].Value.Schema
	v := bodyView{Type: s.typeWords(), Fields: r.renderFields(s.resolved())}
	example, err := s.buildExample()
	if err != nil {
		return v, nil, err
	}
	var b bytes.Buffer
	if err := json.Indent(&b, example, "", "  "); err != nil {
		return v, nil, err
	}
	v.Example = b.String()
	return v, example, nil
}

// curlCommand is a request that can be tried, but for the token.
func curlCommand(at, method string, parameters []parameter, body *bodyView) (string, error) {
	if !strings.HasPrefix(at, "/") {
		return "", nil // an event
	}
	query := url.Values{}
	for _, p := range parameters {
		if p.In != "path" && !p.Required {
			continue
		}
		example, err := p.Schema.buildExample()
		if err != nil {
			return "", fmt.Errorf("%s%w", p.Name, err)
		}
		text := strings.Trim(string(example), `"`)
		if p.In == "path" {
			at = strings.ReplaceAll(at, "{"+p.Name+"}", url.PathEscape(text))
		} else {
			query.Set(p.Name, text)
		}
	}
	if len(query) > 0 {
		at += "?" + query.Encode()
	}
	c := "curl "
	if method != "GET" && (method != "POST" || body == nil) {
		c += "-X " + method + " "
	}
	c += `"$API` + at + `" -H "Authorization: Bearer $TOKEN"`
	if body != nil {
		c += " -H 'Content-Type: application/json' \\\n  -d '" + strings.ReplaceAll(body.Example, "'", `'\''`) + "'"
	}
	return c, nil
}

// renderFields renders the fields of an object, or of the object that an array or a choice is made of; a named schema
// is shown under its name.
func (r *renderer) renderFields(s *schema) []field {
	var out []field
	for _, p := range s.Properties {
		f := r.renderField(p.Name, p.Value)
		f.Optional = !slices.Contains(s.Required, p.Name)
		out = append(out, f)
	}
	if s.Items != nil {
		out = append(out, r.renderFields(s.Items)...)
	}
	return out
}

func (r *renderer) renderField(name string, s *schema) field {
	f := field{Name: name, Type: s.typeWords(), Rules: s.valueRules(), Enum: s.Enum, Description: r.renderMarkdown(s.description()), Fields: r.renderFields(s)}
	if len(f.Enum) == 0 {
		f.Enum = s.resolved().Enum
	}
	return f
}

// typeWords says the type.
func (s *schema) typeWords() []word {
	switch {
	case s.target != nil:
		name := path.Base(s.Ref)
		return []word{{name, name}}
	case len(s.OneOf) > 0:
		var out []word
		for i, one := range s.OneOf {
			if i > 0 {
				out = append(out, word{Text: " or "})
			}
			out = append(out, one.typeWords()...)
		}
		return out
	case s.Items != nil:
		return append([]word{{Text: "array of "}}, s.Items.typeWords()...)
	case s.Values.schema != nil:
		out := append([]word{{Text: "object of "}}, s.Values.typeWords()...)
		return append(append(out, word{Text: " by "}), s.PropertyNames.typeWords()...)
	}
	text := strings.Join(s.Type, " or ")
	if s.Format != "" {
		text += " (" + s.Format + ")"
	}
	return []word{{Text: text}}
}

// valueRules are the bounds of a value, its own and those of its target.
func (s *schema) valueRules() []string {
	var out []string
	say := func(format string, value string) {
		if value != "" {
			out = append(out, fmt.Sprintf(format, value))
		}
	}
	own := s.resolved()
	say("at least %s characters", own.MinLength)
	say("at most %s characters", own.MaxLength)
	say("from %s", own.Minimum)
	say("more than %s", own.ExclusiveMinimum)
	say("up to %s", own.Maximum)
	say("at least %s items", own.MinItems)
	say("at most %s items", own.MaxItems)
	if own.UniqueItems {
		out = append(out, "no item twice")
	}
	say("at least %s field", own.MinProperties)
	if s.target == nil { // a named schema shows it there
		say("matches %s", own.Pattern)
	}
	if !own.Default.IsZero() {
		say("default %s", own.Default.Value)
	}
	for i := range s.Examples {
		if s.Examples[i].Kind == yaml.ScalarNode {
			say("for example %s", s.Examples[i].Value)
		}
	}
	return out
}
