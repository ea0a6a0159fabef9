-- Rises with each change of an entry, the same in all its languages: two operators do not overwrite each other.
ALTER TABLE help_entries ADD COLUMN revision int NOT NULL DEFAULT 1;
