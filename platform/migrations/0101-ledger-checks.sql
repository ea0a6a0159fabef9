-- What each reconciliation of the ledger found.
create table ledger_check (
  id text collate "C" primary key,
  started_at timestamptz not null,
  took_ms integer not null,
  -- The operator's name; null where it was due by itself.
  started_by text,
  accounts integer not null,
  transfers integer not null,
  sum_units bigint not null,
  wrong integer not null,
  findings jsonb not null
);
