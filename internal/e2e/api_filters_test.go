package e2e

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
)

// notFilters are parameters of lists that have a fixed set of values and select no part. scope stands for all of it.
var notFilters = []string{"sort", "order", "scope"}

// enumFilters are the parameters by which a list selects the items that have one of a fixed set of values.
func (o operation) enumFilters() (filters []*openapi3.Parameter) {
	if !o.hasQuery("cursor") {
		return nil
	}
	for _, p := range o.parametersIn(openapi3.ParameterInQuery) {
		if len(p.Schema.Value.Enum) > 0 && !slices.Contains(notFilters, p.Name) {
			filters = append(filters, p)
		}
	}
	return filters
}

// hasValue says of the filters whose items have no field of the same name
// whether an item belongs to a value. The others need no word here.
var hasValue = map[string]func(item fields, value string) bool{
	"listWallets lifecycleStatus": func(item fields, value string) bool {
		switch item["status"] {
		case "creating", "failed":
			return item["status"] == value
		}
		return value == "active"
	},
	"listWebhookEvents status":  isDeliveredAsSaid,
	"listEndpointEvents status": isDeliveredAsSaid,
}

func isDeliveredAsSaid(item fields, value string) bool {
	return (item["deliveredAt"] != nil) == (value == "delivered")
}

// checkFilters reads each list whole, and once for each value of each filter that openapi.yaml gives it: an item of a
// part has the part's value, and the parts together are the whole. So a handler that reads a filter and ignores it is
// found, and a new filter is checked without a change here.
func (s *scene) checkFilters(w *world) {
	s.tb.Helper()
	filters := 0
	w.assertUnchanged(func() {
		s.eachOperation(func(op operation, r request) {
			for _, filter := range op.enumFilters() {
				filters++
				s.checkFilter(op, r.path, filter)
			}
		})
	})
	if filters < 5 {
		s.tb.Errorf("only %d filters are found in the description", filters)
	}
}

func (s *scene) checkFilter(op operation, path map[string]string, filter *openapi3.Parameter) {
	s.tb.Helper()
	whole, sum := map[string]bool{}, map[string]bool{}
	for _, item := range s.readItems(op, path, nil) {
		whole[itemKey(item)] = true
	}
	if len(whole) == 0 {
		s.tb.Errorf("%s has nothing that %s could leave out", op.id, filter.Name)
	}
	belongs := hasValue[op.id+" "+filter.Name]
	if belongs == nil {
		belongs = func(item fields, value string) bool { return item[filter.Name] == value }
	}
	for _, value := range filter.Schema.Value.Enum {
		strangers, again := 0, 0
		part := s.readItems(op, path, map[string]string{filter.Name: value.(string)})
		for _, item := range part {
			if !belongs(item, value.(string)) {
				strangers++
			}
			if sum[itemKey(item)] {
				again++
			}
			sum[itemKey(item)] = true
		}
		if strangers > 0 {
			s.tb.Errorf("%s with %s=%s shows %d items, of which %d are something else", op.id, filter.Name, value, len(part), strangers)
		}
		if again > 0 {
			s.tb.Errorf("%s with %s=%s shows %d items, of which %d are shown for another value too", op.id, filter.Name, value, len(part), again)
		}
	}
	if err := diffKeys(op.id+": in the whole only (-), or in a part of "+filter.Name+" only (+)", whole, sum); err != nil {
		s.tb.Error(err)
	}
}

// readItems reads a list page by page.
func (s *scene) readItems(op operation, path, query map[string]string) (items []fields) {
	s.tb.Helper()
	r := request{path: path, query: map[string]string{"limit": "100"}}
	for name, v := range query {
		r.query[name] = v
	}
	for {
		a := s.sendRequest(op, r)
		var page struct {
			Data       []fields
			NextCursor *string
		}
		if err := json.Unmarshal([]byte(a.text), &page); err != nil || a.status != http.StatusOK {
			s.tb.Fatalf("%s answered %s: %v", r.target(op), a, err)
		}
		items = append(items, page.Data...)
		if page.NextCursor == nil {
			return items
		}
		r.query["cursor"] = *page.NextCursor
	}
}

// itemKey names an item of a list among the others.
func itemKey(item fields) string {
	if id, ok := item["id"].(string); ok {
		return id
	}
	emission, _ := item["latestEmission"].(fields)
	return strings.TrimSpace(fmt.Sprint(item["registrationId"], " ", emission["eventId"]))
}
