-- What a brand's members can do for a reward. The steps and the reward of a mission never change.
create table mission (
  id text collate "C" primary key,
  brand text collate "C" not null references brands (code),
  terms jsonb not null,
  title jsonb not null,
  is_enabled boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  position int not null,
  -- A repeated request with the same key is the same mission.
  request_key text not null unique,
  created_at timestamptz not null
);
create index mission_of_brand on mission (brand, position, id);

-- From when a mission that follows another one counts: the sums of the member at that moment, by step.
create table mission_opening (
  member_id text collate "C" not null,
  mission_id text collate "C" not null references mission (id),
  -- First day of the period.
  day date not null,
  opened_at timestamptz not null,
  baseline bigint[] not null,
  primary key (member_id, mission_id, day)
);

-- Missions that a member has done. A row without a claim is deleted if bets that it counted come back.
create table mission_completion (
  member_id text collate "C" not null,
  mission_id text collate "C" not null references mission (id),
  day date not null,
  completed_at timestamptz not null,
  claim_until timestamptz,
  claimed_at timestamptz,
  primary key (member_id, mission_id, day)
);
create index mission_completion_waiting on mission_completion (member_id) where claimed_at is null;
create index mission_completion_of_mission on mission_completion (mission_id);

-- Days on which a member was signed in, in the time zone of the brand.
create table member_visit (
  member_id text collate "C" not null,
  day date not null,
  primary key (member_id, day)
);
