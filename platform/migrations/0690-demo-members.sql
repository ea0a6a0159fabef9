-- Accounts of the demo: marked in the console, and closed when the demo is removed.
create table demo_members (
  member_id text collate "C" primary key references members (id)
);
-- One row once the demo was removed: later starts do not create its accounts again.
create table demo_removal (
  is_removed boolean primary key default true check (is_removed),
  removed_at timestamptz not null
);
