-- A banner that was removed can be put back; until then nobody but operators gets to see it.
ALTER TABLE banners ADD COLUMN removed_at timestamptz;
