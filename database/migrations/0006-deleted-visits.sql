ALTER TABLE visits ADD COLUMN deleted_at BIGINT;

CREATE INDEX visits_by_deletion ON visits (deleted_at) WHERE deleted_at IS NOT NULL;
