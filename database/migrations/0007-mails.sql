CREATE TABLE mails (
  id TEXT PRIMARY KEY,
  protects SMALLINT NOT NULL,
  sender TEXT NOT NULL,
  for_nobody SMALLINT NOT NULL,
  facts TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  due_at BIGINT NOT NULL,
  tries INTEGER NOT NULL,
  failure TEXT
);

CREATE INDEX mails_by_time ON mails (due_at);
