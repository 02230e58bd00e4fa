-- Changes are counted among the attempts. Servers of the version before go on with this column beside new ones, which
-- leave it out. SQLite can't give a default to a column that is there.
ALTER TABLE visits DROP COLUMN full_at;

ALTER TABLE visits ADD COLUMN full_at BIGINT NOT NULL DEFAULT 0;
