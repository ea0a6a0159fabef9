-- How far each reader of the reports has read each account. A reader's mark moves in the transaction that uses
-- the sums.
create table report_reader (
  reader text collate "C" not null,
  path text collate "C" not null,
  version bigint not null,
  primary key (reader, path)
);

-- What a reader has counted of a day, and what it gave (such as points).
create table report_counted_day (
  reader text collate "C" not null,
  member_id text collate "C" not null,
  day date not null,
  type text collate "C" not null,
  base_units bigint not null,
  given_units bigint not null,
  primary key (reader, member_id, day, type)
);

-- One row for each member: its lock puts the bookings of points in order.
create table point_account (
  member_id text collate "C" primary key,
  -- The last day whose turnover was counted; null: none.
  read_day date,
  -- Points of bets that came back after the points were spent.
  owed_units bigint not null default 0 check (owed_units >= 0)
);

-- The bookings of points; the ledger has the same amounts under the key `points:<id>`.
create table point_line (
  id text collate "C" primary key,
  member_id text collate "C" not null,
  type text collate "C" not null,
  kind text collate "C" not null,
  units bigint not null check (units <> 0),
  balance_units bigint not null check (balance_units >= 0),
  detail text not null,
  -- A source is booked once; null: earned points, which report_counted_day counts.
  source text collate "C" unique,
  booked_at timestamptz not null
);
create index point_line_of_member on point_line (member_id, id);

-- How many of an item are left; an item without a row is sold out.
create table point_stock (
  brand text collate "C" not null references brands (code),
  item_id text collate "C" not null,
  -- null: without a limit.
  stock int check (stock >= 0),
  primary key (brand, item_id)
);

create table point_order (
  id text collate "C" primary key,
  member_id text collate "C" not null,
  brand text collate "C" not null references brands (code),
  item_id text collate "C" not null,
  -- The item as it was ordered.
  item jsonb not null,
  price int not null check (price > 0),
  status text collate "C" not null check (status in ('processing', 'rejected', 'approved')),
  address jsonb,
  tracking text not null default '',
  reason text not null default '',
  idempotency_key text not null,
  ordered_at timestamptz not null,
  decided_at timestamptz,
  -- null: approved automatically.
  decided_by text,
  unique (member_id, idempotency_key),
  check ((status = 'processing') = (decided_at is null))
);
create index point_order_of_member on point_order (member_id, id);
create index point_order_of_item on point_order (brand, item_id) where status <> 'rejected';
create index point_order_of_brand on point_order (brand, id);
