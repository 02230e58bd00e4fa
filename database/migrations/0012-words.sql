CREATE TABLE words (
  number BIGINT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  from_at BIGINT NOT NULL,
  until_at BIGINT NOT NULL,
  says TEXT NOT NULL,
  said_at BIGINT NOT NULL,
  said_by TEXT,
  taken_back_at BIGINT,
  taken_back_by TEXT
);

CREATE INDEX words_by_end ON words (until_at);
