-- What operators should know of a provider: comparisons of books, rounds that the house ended, money owed.
create table provider_report (
  -- Ids sort by the time they were made.
  id text collate "C" primary key,
  provider text not null,
  kind text not null check (kind in ('reconciliation', 'round-ended', 'result-corrected')),
  made_at timestamptz not null,
  -- Of a reconciliation: the stretch of time that was compared.
  from_at timestamptz,
  until_at timestamptz,
  -- Nobody has to look at it.
  is_clean boolean not null,
  facts jsonb not null
);

create index provider_report_provider on provider_report (provider, kind, id);
