-- One row for each member: its lock puts changes of the rank in order.
create table vip_member (
  member_id text collate "C" primary key,
  -- The last day whose turnover was counted; null: none.
  read_day date,
  -- Rank points: from turnover, and from grants and corrections.
  turnover_units bigint not null default 0,
  granted_units bigint not null default 0,
  -- Months in a row in which the level was not kept.
  missed_months int not null default 0 check (missed_months >= 0),
  -- First day of the last month that was checked.
  checked_month date
);

-- Rank points that did not come from turnover.
create table vip_grant (
  id text collate "C" primary key,
  member_id text collate "C" not null,
  units bigint not null check (units <> 0),
  -- A source is counted once.
  source text collate "C" not null unique,
  detail text not null,
  day date not null,
  granted_at timestamptz not null
);
create index vip_grant_of_member on vip_grant (member_id, day);

create table vip_change (
  id text collate "C" primary key,
  member_id text collate "C" not null,
  from_level int not null,
  to_level int not null,
  reason text collate "C" not null check (reason in ('reached', 'not-kept')),
  changed_at timestamptz not null
);
create index vip_change_of_member on vip_change (member_id, id);

-- Months and days that the jobs have finished for a brand.
create table vip_run (
  brand text collate "C" not null,
  kind text collate "C" not null,
  day date not null,
  ran_at timestamptz not null,
  primary key (brand, kind, day)
);
