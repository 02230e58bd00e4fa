CREATE TABLE scrypt_keys (
  id TEXT PRIMARY KEY,
  signer_key TEXT NOT NULL,
  salt_separator TEXT NOT NULL
);
