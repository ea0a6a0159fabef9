-- Bullets of a hunt that hit a fish, in the order in which they were shot.
create table hunt_shot (
  round_id text not null references round (id),
  number integer not null check (number > 0),
  fish text not null,
  -- What the fish was worth, in bullets.
  worth integer not null check (worth > 0),
  came text not null check (came in ('caught', 'missed', 'returned')),
  shot_at timestamptz not null,
  primary key (round_id, number)
);

-- A fish is caught once, whoever shoots at it.
create table caught_fish (
  fish text primary key,
  round_id text not null references round (id),
  caught_at timestamptz not null
);

create index caught_fish_lately on caught_fish (caught_at);
