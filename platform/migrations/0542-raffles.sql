-- Raffles of a brand: tickets for turnover, for a visit, or as a reward; drawn from a frozen list.
create table raffle (
  id text collate "C" primary key,
  brand text collate "C" not null references brands (code),
  currency text collate "C" not null,
  numero text not null unique,
  terms jsonb not null,
  starts_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > starts_at),
  state text not null check (state in ('open', 'frozen', 'drawn', 'cancelled')),
  commit_hash text not null,
  request_key text not null unique,
  created_at timestamptz not null,
  -- From the freezing on: SHA-256 over the list, and the beacon's round, which lies after it.
  tickets bigint not null default 0,
  seal_hash text,
  beacon_source text check (beacon_source in ('local', 'quicknet')),
  beacon_chain text references lottery_beacon_chain (id),
  beacon_round integer,
  -- From the draw on.
  beacon_value text,
  beacon_signature text,
  drawn_at timestamptz,
  check ((state = 'frozen') <= (seal_hash is not null and beacon_round is not null))
);
create index raffle_of_brand on raffle (brand, closes_at);
create index raffle_unfinished on raffle (closes_at) where state in ('open', 'frozen');

-- Apart from the raffle, so that no ordinary read can show it before its time.
create table raffle_server_seed (
  raffle_id text collate "C" primary key references raffle (id),
  seed text not null check (seed ~ '^[0-9a-f]{64}$')
);

-- Tickets beside those for turnover, once for each source.
create table raffle_grant (
  raffle_id text collate "C" not null references raffle (id),
  member_id text collate "C" not null,
  -- 'day:YYYY-MM-DD' or 'reward:<id>'.
  source text collate "C" not null,
  tickets int not null check (tickets > 0),
  granted_at timestamptz not null,
  primary key (raffle_id, member_id, source)
);

-- The frozen list: each holder has the tickets from the first on.
create table raffle_ticket (
  raffle_id text collate "C" not null references raffle (id),
  first_ticket bigint not null check (first_ticket >= 0),
  tickets bigint not null check (tickets > 0),
  member_id text collate "C" not null,
  holder text collate "C" not null,
  primary key (raffle_id, first_ticket)
);
create unique index raffle_ticket_of_member on raffle_ticket (raffle_id, member_id);

create table raffle_winner (
  raffle_id text collate "C" not null references raffle (id),
  place int not null,
  ticket bigint not null,
  member_id text collate "C" not null,
  reward jsonb not null,
  primary key (raffle_id, place)
);
