-- One row: the days of the demo's history that are still to be written; a start that was ended early leaves some.
create table demo_history (
  is_only boolean primary key default true check (is_only),
  next_day timestamptz not null,
  last_day timestamptz not null
);
