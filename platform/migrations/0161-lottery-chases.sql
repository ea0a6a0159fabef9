-- One slip on several issues: the whole amount leaves the wallet at once and goes to the draws one by one.
create table lottery_chase (
  id text collate "C" primary key,
  brand text not null,
  member_id text not null,
  game_id text not null,
  currency text not null,
  key text not null,
  slip_hash text not null,
  slip jsonb not null,
  stop_on_win boolean not null,
  stake_units bigint not null check (stake_units > 0),
  state text not null check (state in ('running', 'stopped', 'finished')),
  placed_at timestamptz not null,
  unique (member_id, key)
);
create index lottery_chase_of_member on lottery_chase (member_id, id desc);

create table lottery_chase_issue (
  chase_id text collate "C" not null references lottery_chase (id),
  position smallint not null,
  numero text not null,
  multiplier integer not null check (multiplier > 0),
  stake_units bigint not null check (stake_units > 0),
  state text not null check (state in ('waiting', 'placed', 'returned')),
  ticket_id text,
  primary key (chase_id, position),
  check ((state = 'placed') = (ticket_id is not null))
);
create index lottery_chase_issue_waiting on lottery_chase_issue (chase_id, position) where state = 'waiting';
