-- Players' accounts: the locked side of a booking. House, provider, round and draw accounts have no row
-- here: their balance is the sum of their entries, so that no row is hot.
create table ledger_account (
  path text collate "C" primary key,
  currency text not null,
  balance_units bigint not null check (balance_units >= 0),
  -- Number of entries on the account.
  version bigint not null check (version > 0)
);

create table ledger_transfer (
  id text collate "C" primary key,
  key text collate "C" not null unique,
  -- SHA-256 of what the key stands for: the same key with other input is refused.
  input_hash bytea not null,
  kind text not null,
  currency text not null,
  reference text not null,
  created_at timestamptz not null
);

-- One amount and both its sides in one row: no row can put in more than it takes out, so that the sum of
-- all entries is zero by the shape of the table.
create table ledger_move (
  transfer_id text collate "C" not null,
  position integer not null,
  currency text not null,
  amount_units bigint not null check (amount_units > 0),
  from_path text collate "C" not null,
  to_path text collate "C" not null,
  -- Balance after and the account's version, on a player's side only.
  from_balance_units bigint check (from_balance_units >= 0),
  from_version bigint,
  to_balance_units bigint check (to_balance_units >= 0),
  to_version bigint,
  primary key (transfer_id, position),
  check (from_path <> to_path),
  check ((from_path like 'player:%') = (from_version is not null)),
  check ((to_path like 'player:%') = (to_version is not null)),
  check ((from_version is null) = (from_balance_units is null)),
  check ((to_version is null) = (to_balance_units is null))
);

-- Each move stands in exactly two of these four.
create unique index ledger_move_from_player on ledger_move (from_path, from_version) where from_version is not null;
create unique index ledger_move_to_player on ledger_move (to_path, to_version) where to_version is not null;
create index ledger_move_from_other on ledger_move (from_path, transfer_id) where from_version is null;
create index ledger_move_to_other on ledger_move (to_path, transfer_id) where to_version is null;

create view ledger_entry as
  select transfer_id, position, from_path as path, currency, -amount_units as amount_units,
    from_balance_units as balance_units, from_version as version
  from ledger_move
  union all
  select transfer_id, position, to_path, currency, amount_units, to_balance_units, to_version
  from ledger_move;

-- Balance of a busy append-only account up to the mark; what came after is added when it is read.
create table ledger_rollup (
  path text collate "C" not null,
  currency text not null,
  balance_units bigint not null,
  primary key (path, currency)
);

create table ledger_rollup_mark (
  id integer primary key check (id = 1),
  -- Transfers with a lower id are in the roll-up.
  before_transfer text collate "C" not null
);
insert into ledger_rollup_mark values (1, '');

-- Append-only for everybody but a superuser: even the owner has to grant himself the right first.
revoke update, delete, truncate on ledger_transfer, ledger_move from current_user;
revoke delete, truncate on ledger_account from current_user;
