-- Up to where each contract is settled. Its row is locked by whoever settles it.
create table agent_settlement (
  contract_id text collate "C" primary key references agent_contract (id),
  -- The end of the last settled period; null: none was settled yet.
  settled_until timestamptz,
  -- A negative rest for the next period: a result (dividend) or turnover (salaries).
  carry_units bigint not null default 0,
  -- Real-time salary: turnover that was counted and is not paid yet, and ten-thousandths of a ledger unit.
  pending_units bigint not null default 0,
  rest int not null default 0,
  -- New payouts wait for an operator.
  is_held boolean not null default false,
  -- The contract has ended and its last period is settled.
  is_closed boolean not null default false
);
create index agent_settlement_pending on agent_settlement (contract_id) where pending_units <> 0;

create table agent_payout (
  id text collate "C" primary key,
  contract_id text collate "C" not null references agent_contract (id),
  -- A period is paid once.
  period_key text not null,
  brand text collate "C" not null references brands (code),
  kind text collate "C" not null,
  version int not null,
  upline_id text collate "C" references members (id),
  agent_id text collate "C" not null references members (id),
  currency text collate "C" not null,
  period_from timestamptz not null,
  period_to timestamptz not null,
  amount_units bigint not null check (amount_units >= 0),
  state text collate "C" not null check (state in ('paid', 'waiting', 'held', 'refused', 'nothing')),
  explanation jsonb not null,
  computed_at timestamptz not null,
  paid_at timestamptz,
  transfer_id text,
  -- The operator who released it first, while a second one is needed.
  release_operator_id text,
  release_operator text,
  note text not null default '',
  unique (contract_id, period_key),
  check ((state = 'paid') = (transfer_id is not null))
);
create index agent_payout_of_agent on agent_payout (agent_id, kind, id);
create index agent_payout_of_upline on agent_payout (upline_id, kind, id);
create index agent_payout_of_brand on agent_payout (brand, id);
create index agent_payout_open on agent_payout (upline_id, id) where state = 'waiting';

-- What of report_hour the real-time salary has counted.
create table agent_counted_turnover (
  member_id text collate "C" not null,
  hour timestamptz not null,
  currency text collate "C" not null,
  turnover_units bigint not null,
  primary key (member_id, hour, currency)
);

-- The last count of the real-time salary; its lock puts counts in order.
create table agent_salary_count (
  brand text collate "C" primary key references brands (code),
  counted_at timestamptz not null
);
