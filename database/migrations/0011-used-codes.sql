CREATE TABLE used_codes (
  code_hash TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  request_type TEXT NOT NULL,
  used_at BIGINT NOT NULL
);

CREATE INDEX used_codes_by_account ON used_codes (account_id);

CREATE INDEX used_codes_by_time ON used_codes (used_at);
