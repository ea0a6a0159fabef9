-- Who gave up what was left of a bonus: its player, or the house that took it back.
alter table bonus add column forfeited_by text check (forfeited_by in ('member', 'house'));
update bonus set forfeited_by = 'member' where state = 'forfeited';
alter table bonus add check ((state = 'forfeited') = (forfeited_by is not null));

-- A grant that waits for a second operator; it goes when it is decided, the audit trail keeps what became of it.
create table bonus_proposal (
  -- One at a time, as bonuses are.
  member_id text primary key,
  -- Of the bonus that comes of it.
  id text collate "C" not null unique,
  amount_units bigint not null check (amount_units > 0),
  campaign text not null,
  terms jsonb not null,
  note text not null,
  operator_id text not null,
  operator text not null,
  proposed_at timestamptz not null
);
