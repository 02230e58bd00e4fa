DELETE FROM out_of_band_codes WHERE account_id IS NULL;
