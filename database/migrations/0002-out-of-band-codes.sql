ALTER TABLE accounts ADD COLUMN initial_email TEXT;

ALTER TABLE accounts ADD COLUMN custom_attributes TEXT;

CREATE TABLE out_of_band_codes (
  code_hash TEXT PRIMARY KEY,
  account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE,
  request_type TEXT NOT NULL,
  email TEXT NOT NULL,
  new_email TEXT,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE INDEX out_of_band_codes_by_account ON out_of_band_codes (account_id);

CREATE INDEX out_of_band_codes_by_end ON out_of_band_codes (expires_at);

CREATE TABLE attempts (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE INDEX attempts_by_end ON attempts (expires_at);
