-- Games as data. A version never changes: tickets name the one that they were accepted at.
create table lottery_game (
  game_id text primary key,
  version integer not null check (version > 0),
  -- Order in the menus.
  place integer not null,
  enabled boolean not null default true
);

create table lottery_game_version (
  game_id text not null references lottery_game (game_id),
  version integer not null check (version > 0),
  definition jsonb not null,
  made_by text not null,
  made_at timestamptz not null,
  primary key (game_id, version)
);

-- A line that pays by tiers keeps the odds of all of them; the first stand in odds_units.
alter table lottery_line
  add column further_odds_units bigint[] not null default '{}',
  -- Stake of the unit that the odds speak of, as 27 where a unit covers 27 lots.
  add column unit_stake integer not null default 1 check (unit_stake > 0);

alter table lottery_ticket
  add column prize_mode text not null default 'SEA' check (prize_mode in ('Lott', 'ZY', 'Elott', 'SEA')),
  add column line_count integer not null default 1,
  add column cancelled_at timestamptz,
  add column chase_id text;

update lottery_ticket set line_count =
  (select count(*) from lottery_line where lottery_line.ticket_id = lottery_ticket.id);

-- Lines of a ticket that was taken back: settlement never meets them.
create table lottery_cancelled_line (
  ticket_id text collate "C" not null references lottery_ticket (id),
  line_no smallint not null,
  pick text not null,
  stake_units bigint not null,
  odds_units bigint not null,
  further_odds_units bigint[] not null,
  unit_stake integer not null,
  primary key (ticket_id, line_no)
);
