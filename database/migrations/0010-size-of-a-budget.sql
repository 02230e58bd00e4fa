-- How long a budget takes to fill gets a column of that name. Nothing needs what `count` holds, but servers of the version
-- before go on with that column beside new ones, which leave it out. SQLite can't give a default to a column that is
-- there.
ALTER TABLE attempts DROP COLUMN count;

ALTER TABLE attempts ADD COLUMN count BIGINT NOT NULL DEFAULT 0;

ALTER TABLE attempts ADD COLUMN fill_ms BIGINT NOT NULL DEFAULT 0;
