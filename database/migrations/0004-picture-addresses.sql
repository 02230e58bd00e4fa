UPDATE accounts
SET photo_url = NULL
WHERE LOWER(photo_url) NOT LIKE 'http://%' AND LOWER(photo_url) NOT LIKE 'https://%';
