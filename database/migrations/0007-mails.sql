CREATE TABLE mails (
  id TEXT PRIMARY KEY,
  rank SMALLINT NOT NULL,
  lane TEXT NOT NULL,
  turn INTEGER NOT NULL,
  in_line SMALLINT NOT NULL,
  facts TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  due_at BIGINT NOT NULL,
  tries INTEGER NOT NULL,
  failure TEXT
);

CREATE INDEX mails_in_line ON mails (in_line, rank, turn, due_at);

CREATE INDEX mails_by_time ON mails (in_line, due_at);

CREATE INDEX mails_by_lane ON mails (lane, turn);

CREATE INDEX mails_by_end ON mails (expires_at);
