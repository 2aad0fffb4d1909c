-- +goose Up

-- Until when alerts of a rule over one thing are not told.
CREATE TABLE risk_silences (
    rule_id   TEXT   NOT NULL,
    wallet_id TEXT   NOT NULL, -- empty: of no one wallet
    source_id TEXT   NOT NULL,
    token     TEXT   NOT NULL,
    until     BIGINT NOT NULL,
    PRIMARY KEY (rule_id, wallet_id, source_id, token)
);
INSERT INTO risk_silences (rule_id, wallet_id, source_id, token, until)
    SELECT rule_id, wallet_id, source_id, token, MAX(silenced_until) FROM risk_alerts WHERE silenced_until > 0 GROUP BY rule_id, wallet_id, source_id, token;

-- +goose Down
DROP TABLE risk_silences;
