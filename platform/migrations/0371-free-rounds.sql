-- Free rounds as operators and campaigns grant them: to one member or to a list, all alike.
create table free_rounds_offer (
  -- Ids sort by the time they were made.
  id text collate "C" primary key,
  brand text not null,
  provider text not null,
  game_id text not null references game (id),
  game_code text not null,
  currency text not null,
  rounds integer not null check (rounds > 0),
  stake_units bigint not null check (stake_units > 0),
  expires_at timestamptz not null,
  campaign text not null,
  -- Wins go into a bonus under these terms; null: to cash.
  win_terms jsonb,
  note text not null,
  -- `waiting`: a second operator has to agree.
  state text not null check (state in ('waiting', 'granted', 'refused')),
  members text[] not null,
  operator_id text not null,
  operator text not null,
  offered_at timestamptz not null,
  -- The operator's key of the request: the same request again is the same offer.
  request_key text not null unique
);
create index free_rounds_offer_brand on free_rounds_offer (brand, id);

alter table free_rounds
  add column state text not null default 'active' check (state in ('active', 'cancelled', 'expired')),
  add column offer_id text collate "C" references free_rounds_offer (id),
  add column campaign text not null default '',
  add column granted_at timestamptz not null default now(),
  add column ended_at timestamptz,
  -- What the provider is told is numbered, so that it knows the latest.
  add column revision integer not null default 1,
  -- When the provider is told next; null: it knows, or need not know.
  add column tell_at timestamptz,
  add column tell_attempts integer not null default 0,
  -- Why the provider did not take it.
  add column tell_fault text,
  add column told_at timestamptz;
create index free_rounds_member on free_rounds (member_id, id);
create index free_rounds_offer_rows on free_rounds (offer_id) where offer_id is not null;
create index free_rounds_tell on free_rounds (tell_at) where tell_at is not null;
create index free_rounds_expires on free_rounds (expires_at) where state = 'active';
