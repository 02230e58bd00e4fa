CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  email TEXT UNIQUE,
  email_verified SMALLINT NOT NULL,
  password_hash TEXT,
  password_updated_at BIGINT,
  display_name TEXT,
  photo_url TEXT,
  disabled SMALLINT NOT NULL,
  created_at BIGINT NOT NULL,
  last_login_at BIGINT NOT NULL,
  valid_since BIGINT NOT NULL
);

CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  refresh_token_hash TEXT NOT NULL UNIQUE,
  signed_in_at BIGINT NOT NULL
);

CREATE INDEX sessions_by_account ON sessions (account_id, signed_in_at);

CREATE TABLE signing_keys (
  id TEXT PRIMARY KEY,
  generation INTEGER NOT NULL UNIQUE,
  private_jwk TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
