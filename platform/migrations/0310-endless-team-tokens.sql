-- A token without an end has none, rather than a day that never comes.
ALTER TABLE team_tokens ALTER COLUMN expires_at DROP NOT NULL;
UPDATE team_tokens SET expires_at = NULL WHERE expires_at >= '9999-01-01 00:00:00+00';
