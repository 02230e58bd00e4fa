ALTER TABLE mails ADD COLUMN account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE;

CREATE INDEX mails_by_account ON mails (account_id);
