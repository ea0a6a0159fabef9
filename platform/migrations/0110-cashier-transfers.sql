-- Deposits by transfer: the member transfers, shows a proof, and the bank's word or an operator matches it.
alter table deposit_methods
  add column kind text not null default 'page' check (kind in ('page', 'transfer')),
  add column fee_fixed_units bigint not null default 0 check (fee_fixed_units >= 0),
  add column fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 10000),
  add column expected_minutes integer not null default 1 check (expected_minutes > 0),
  -- Lines of where to transfer to: [{ "label": { "en": … }, "text": … }].
  add column pay_to jsonb not null default '[]';

alter table deposits
  add column kind text not null default 'page' check (kind in ('page', 'transfer')),
  add column fee_units bigint not null default 0 check (fee_units >= 0),
  -- What the money that came was, where that is not what was asked for.
  add column received_units bigint check (received_units > 0),
  -- What the member writes into the transfer.
  add column transfer_code text collate "C" unique,
  add column bank_reference text,
  add column proof_remark text,
  add column proof_given_at timestamptz,
  add column reason text,
  add check ((kind = 'transfer') = (transfer_code is not null));

create index deposits_by_state on deposits (state, id);

-- Each transfer that a bank has told us of or an operator has seen; one that is a deposit's is no other's.
create table bank_transfers (
  provider text not null,
  bank_reference text collate "C" not null,
  event_id text,
  transfer_code text not null,
  payer text not null,
  amount_units bigint not null check (amount_units > 0),
  currency text not null,
  received_at timestamptz not null,
  deposit_id text collate "C" unique,
  primary key (provider, bank_reference)
);
create index bank_transfers_unmatched on bank_transfers (received_at) where deposit_id is null;

-- `parked`: the word came against what was decided, and an operator says what becomes of the money.
alter table payment_notices
  drop constraint payment_notices_outcome_check,
  add check (outcome in ('applied', 'late', 'mismatch', 'parked')),
  add column settled_at timestamptz;
create index payment_notices_parked on payment_notices (deposit_id) where outcome = 'parked' and settled_at is null;

-- Images that members show as proofs. The picture itself lies in the data folder under its id.
create table proofs (
  id text collate "C" primary key,
  member_id text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  uploaded_at timestamptz not null,
  -- The deposit or withdrawal that it is shown for.
  subject text collate "C"
);
create index proofs_of_subject on proofs (subject) where subject is not null;
create index proofs_of_member on proofs (member_id, uploaded_at);
