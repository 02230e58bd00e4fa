CREATE TABLE visits (
  user_id TEXT PRIMARY KEY,
  account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE,
  etag TEXT NOT NULL,
  entries TEXT NOT NULL,
  updated_at BIGINT NOT NULL,
  full_at BIGINT NOT NULL
);

CREATE INDEX visits_by_account ON visits (account_id);
