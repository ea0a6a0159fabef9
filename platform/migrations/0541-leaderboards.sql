-- Competitions of a brand's members over some days.
create table leaderboard (
  id text collate "C" primary key,
  brand text collate "C" not null references brands (code),
  currency text collate "C" not null,
  terms jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  state text not null check (state in ('open', 'paid', 'cancelled')),
  -- Prizes wait until an operator releases them.
  is_held boolean not null,
  -- A repeated request with the same key is the same leaderboard.
  request_key text not null unique,
  created_at timestamptz not null
);
create index leaderboard_of_brand on leaderboard (brand, ends_at);
create index leaderboard_open on leaderboard (ends_at) where state = 'open';

-- Scores above zero. Scores that differ by less than half a percent share a bucket, and a higher score never has a
-- lower bucket: a place is the count of the buckets above and of the higher scores within the own one.
create table leaderboard_score (
  leaderboard_id text collate "C" not null references leaderboard (id),
  member_id text collate "C" not null,
  score bigint not null check (score > 0),
  bucket int not null generated always as (floor(ln(score::float8) * 256)::int) stored,
  -- When the score was reached: of equal scores the earlier one comes first.
  reached_at timestamptz not null,
  primary key (leaderboard_id, member_id)
);
create index leaderboard_score_place
  on leaderboard_score (leaderboard_id, bucket desc, score desc, reached_at, member_id);
alter table leaderboard_score set (fillfactor = 80);

create table leaderboard_bucket (
  leaderboard_id text collate "C" not null references leaderboard (id),
  bucket int not null,
  members bigint not null check (members >= 0),
  primary key (leaderboard_id, bucket)
);
alter table leaderboard_bucket set (fillfactor = 80);

-- Members whom operators excluded from the prizes.
create table leaderboard_exclusion (
  leaderboard_id text collate "C" not null references leaderboard (id),
  member_id text collate "C" not null,
  primary key (leaderboard_id, member_id)
);
