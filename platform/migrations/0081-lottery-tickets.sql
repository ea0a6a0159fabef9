-- Ids sort by the time they were made, byte by byte.
create table lottery_ticket (
  id text collate "C" primary key,
  brand text not null,
  member_id text not null,
  draw_id text not null references lottery_draw (id),
  -- Copied from the draw: a member's tickets of one game are one index range.
  game_id text not null,
  currency text not null,
  stake_units bigint not null check (stake_units > 0),
  price_version integer not null,
  key text not null,
  -- SHA-256 of the slip: the same key with another slip is refused.
  slip_hash text not null,
  transfer_id text not null,
  placed_at timestamptz not null,
  unique (member_id, key)
);

create index lottery_ticket_of_member on lottery_ticket (member_id, id desc);
create index lottery_ticket_of_draw on lottery_ticket (draw_id, currency);

-- Written once, with the odds as accepted. Whether it won follows from the draw and the payouts.
create table lottery_line (
  ticket_id text collate "C" not null references lottery_ticket (id),
  line_no smallint not null,
  draw_id text not null,
  -- Play type and choice, as `sum:10`.
  pick text not null,
  stake_units bigint not null check (stake_units > 0),
  odds_units bigint not null check (odds_units > 0),
  primary key (ticket_id, line_no)
);

create index lottery_line_of_pick on lottery_line (draw_id, pick, ticket_id);

-- What a line got. A result version pays a line once.
create table lottery_payout (
  ticket_id text collate "C" not null,
  line_no smallint not null,
  result_version integer not null,
  draw_id text not null,
  kind text not null check (kind in ('win', 'refund')),
  amount_units bigint not null check (amount_units > 0),
  transfer_id text not null,
  paid_at timestamptz not null,
  primary key (ticket_id, line_no, result_version),
  foreign key (ticket_id, line_no) references lottery_line (ticket_id, line_no)
);

-- What one member has on one draw: the row that a member's tickets on it wait for each other at.
create table lottery_member_stake (
  draw_id text not null references lottery_draw (id),
  member_id text not null,
  stake_units bigint not null check (stake_units >= 0),
  primary key (draw_id, member_id)
);
