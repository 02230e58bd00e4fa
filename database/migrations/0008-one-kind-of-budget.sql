-- What counted attempts counts time: an attempt may take more than one.
ALTER TABLE attempts RENAME COLUMN count TO fill_ms;

-- Changes are counted among the attempts.
ALTER TABLE visits DROP COLUMN full_at;
