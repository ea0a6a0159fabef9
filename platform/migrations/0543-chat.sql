-- The public chat room of a brand.
create table chat_room (
  brand text collate "C" primary key references brands (code),
  is_open boolean not null,
  slow_seconds int not null check (slow_seconds >= 0),
  text_length int not null check (text_length > 0),
  rain_budget_units bigint not null check (rain_budget_units >= 0)
);

create table chat_message (
  -- Ids sort by time.
  id text collate "C" primary key,
  brand text collate "C" not null references chat_room (brand),
  member_id text collate "C" not null,
  -- The name as it was, masked where it is shown.
  account text not null,
  author text not null,
  text text not null,
  posted_at timestamptz not null,
  removed_at timestamptz,
  -- Reports that no operator has decided on.
  reports int not null default 0 check (reports >= 0),
  request_key text not null,
  unique (member_id, request_key)
);
create index chat_message_of_brand on chat_message (brand, id) where removed_at is null;
create index chat_message_reported on chat_message (brand, id) where reports > 0 and removed_at is null;

create table chat_report (
  message_id text collate "C" not null references chat_message (id) on delete cascade,
  member_id text collate "C" not null,
  reason text not null,
  reported_at timestamptz not null,
  primary key (message_id, member_id)
);

-- One row for each member who wrote: its lock keeps the time between two messages.
create table chat_member (
  member_id text collate "C" primary key,
  last_post_at timestamptz,
  muted_until timestamptz
);

-- A small reward for members who talked lately.
create table chat_rain (
  id text collate "C" primary key,
  brand text collate "C" not null references chat_room (brand),
  reward jsonb not null,
  cost_units bigint not null check (cost_units > 0),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  request_key text not null unique
);
create index chat_rain_of_brand on chat_rain (brand, started_at);

create table chat_rain_share (
  rain_id text collate "C" not null references chat_rain (id),
  member_id text collate "C" not null,
  claimed_at timestamptz,
  primary key (rain_id, member_id)
);
create index chat_rain_share_waiting on chat_rain_share (member_id) where claimed_at is null;
