-- How a provider's calls to the wallet went: counted by the minute, the status and how long they took.
create table provider_call (
  provider text not null,
  minute timestamptz not null,
  status text not null,
  -- Took no longer than this; the last class has no bound and stands as 10,000.
  at_most_ms integer not null,
  calls bigint not null check (calls > 0),
  primary key (provider, minute, status, at_most_ms)
);

-- Exceptions that games used: few, and operators count them.
create index provider_tx_by_rule on provider_tx (partner, booked_at) where by_rule is not null;
