-- A notice or an entry of the help that was removed can be put back; until then nobody but operators gets to see it.
ALTER TABLE notices ADD COLUMN removed_at timestamptz;
ALTER TABLE help_entries ADD COLUMN removed_at timestamptz;
