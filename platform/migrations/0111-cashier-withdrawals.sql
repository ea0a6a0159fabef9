-- A brand's rules of the cashier.
create table cashier_settings (
  brand text primary key,
  -- A payment without an answer counts as received after so long.
  receipt_minutes integer not null check (receipt_minutes > 0),
  dispute_days integer not null check (dispute_days > 0),
  -- Withdrawals above this need two operators.
  two_person_units bigint not null check (two_person_units >= 0),
  daily_units bigint not null check (daily_units > 0),
  -- How long a transfer can be proven.
  transfer_minutes integer not null check (transfer_minutes > 0),
  may_cancel boolean not null
);

-- How members of a brand can be paid; a row more is a method more.
create table payout_methods (
  brand text not null,
  code text not null,
  provider text not null,
  kind text not null check (kind in ('bank', 'e-wallet', 'crypto')),
  name jsonb not null,
  -- The account's fields with their rules: [{ "name": …, "label": …, "pattern": …, … }].
  fields jsonb not null,
  min_units bigint not null check (min_units > 0),
  max_units bigint not null,
  fee_fixed_units bigint not null check (fee_fixed_units >= 0),
  fee_basis_points integer not null check (fee_basis_points between 0 and 10000),
  expected_minutes integer not null check (expected_minutes > 0),
  position integer not null,
  is_enabled boolean not null default true,
  primary key (brand, code),
  check (max_units >= min_units),
  check (min_units > fee_fixed_units)
);

-- The name that all of a member's accounts are in. Its row is also what a member's requests wait for.
create table payees (
  member_id text primary key,
  name text not null,
  name_key text not null,
  fixed_at timestamptz not null
);

create table payout_accounts (
  id text collate "C" primary key,
  member_id text not null,
  brand text not null,
  method text not null,
  payee text not null,
  fields jsonb not null,
  -- The fields in one text: the same account is saved once.
  fields_key text not null,
  is_default boolean not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  foreign key (brand, method) references payout_methods (brand, code)
);
create unique index payout_accounts_once on payout_accounts (member_id, method, fields_key) where removed_at is null;
create unique index payout_accounts_default on payout_accounts (member_id) where is_default and removed_at is null;

create table withdrawals (
  id text collate "C" primary key,
  brand text not null,
  member_id text not null,
  idempotency_key text not null,
  account_id text not null references payout_accounts (id),
  method text not null,
  provider text not null,
  payee text not null,
  fields jsonb not null,
  amount_units bigint not null check (amount_units > 0),
  fee_units bigint not null check (fee_units >= 0 and fee_units < amount_units),
  currency text not null,
  state text not null check (state in ('held', 'approved', 'sending', 'paid', 'received', 'forced',
    'disputed', 'rejected', 'cancelled', 'failed', 'returned')),
  approvals_needed integer not null check (approvals_needed in (1, 2)),
  payout_id text,
  requested_at timestamptz not null,
  expected_at timestamptz not null,
  reason text,
  -- When the jobs look at it next.
  next_look_at timestamptz not null,
  receipt_due_at timestamptz,
  dispute_until timestamptz,
  unique (member_id, idempotency_key),
  foreign key (brand, method) references payout_methods (brand, code)
);
create index withdrawals_of_member on withdrawals (member_id, id);
create index withdrawals_by_state on withdrawals (state, id);
create index withdrawals_to_send on withdrawals (next_look_at) where state in ('approved', 'sending');
create index withdrawals_to_force on withdrawals (receipt_due_at) where state = 'paid';

create table withdrawal_steps (
  withdrawal_id text collate "C" not null references withdrawals (id),
  position integer not null,
  state text not null,
  at timestamptz not null,
  primary key (withdrawal_id, position)
);

create table withdrawal_approvals (
  withdrawal_id text collate "C" not null references withdrawals (id),
  operator_id text not null,
  operator text not null,
  at timestamptz not null,
  primary key (withdrawal_id, operator_id)
);

create table withdrawal_disputes (
  withdrawal_id text collate "C" primary key references withdrawals (id),
  opened_at timestamptz not null,
  remark text not null
);

-- Each word of a provider on a payout, once, with what came of it.
create table payout_notices (
  provider text not null,
  event_id text not null,
  withdrawal_id text collate "C" not null,
  state text not null,
  amount text not null,
  currency text not null,
  outcome text not null check (outcome in ('applied', 'late', 'mismatch', 'parked')),
  received_at timestamptz not null,
  settled_at timestamptz,
  primary key (provider, event_id)
);
create index payout_notices_of_withdrawal on payout_notices (withdrawal_id);
