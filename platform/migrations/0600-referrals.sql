-- What a brand pays its members for friends, by the first day on which it applies. Terms of a day that began never change.
create table referral_terms (
  brand text collate "C" not null references brands (code),
  from_day date not null,
  terms jsonb not null,
  primary key (brand, from_day)
);

-- Who invited whom. A member was invited by one member at most, and only when registering.
create table referral (
  id text collate "C" primary key,
  friend_id text collate "C" not null unique,
  referrer_id text collate "C" not null,
  brand text collate "C" not null references brands (code),
  -- The day of the registration in the time zone of the brand.
  joined_day date not null,
  joined_at timestamptz not null,
  state text not null check (state in ('open', 'held', 'released', 'rejected')),
  -- Abuse rules that applied.
  reasons text[] not null default '{}',
  decided_by text,
  decided_at timestamptz,
  note text,
  check (friend_id <> referrer_id)
);
create index referral_of_referrer on referral (referrer_id, id);
create index referral_of_brand on referral (brand, id);
create index referral_held on referral (brand, id) where state = 'held';

-- Browsers and networks from which a member signed in; the abuse rules compare them.
create table member_trace (
  member_id text collate "C" not null,
  kind text not null check (kind in ('browser', 'network')),
  -- Of a browser the hash of the secret in its cookie.
  value text collate "C" not null,
  seen_at timestamptz not null,
  primary key (member_id, kind, value)
);
create index member_trace_value on member_trace (kind, value);
create index member_trace_seen on member_trace (seen_at);

-- One row for each referrer and currency: its lock puts the payments in order.
create table referral_account (
  member_id text collate "C" not null,
  currency text collate "C" not null,
  -- What the parts of all payments sum up to, less what was paid: fractions of a hundredth.
  carry_units bigint not null check (carry_units >= 0),
  primary key (member_id, currency)
);

create table referral_payment (
  id text collate "C" primary key,
  member_id text collate "C" not null,
  brand text collate "C" not null,
  currency text collate "C" not null,
  amount_units bigint not null check (amount_units > 0),
  transfer_id text not null,
  paid_at timestamptz not null
);
create index referral_payment_of_member on referral_payment (member_id, id);
create index referral_payment_of_brand on referral_payment (brand);

-- What each payment added for a friend and day; a later payment adds the difference.
create table referral_part (
  payment_id text collate "C" not null references referral_payment (id),
  member_id text collate "C" not null,
  currency text collate "C" not null,
  referral_id text collate "C" not null references referral (id),
  level int not null,
  kind text not null check (kind in ('share', 'first-deposit')),
  day date not null,
  basis text not null,
  base_units bigint not null,
  basis_points int not null,
  amount_units bigint not null,
  primary key (payment_id, referral_id, kind, day)
);
create index referral_part_of_member on referral_part (member_id, currency, referral_id);

-- Days that were paid.
create table referral_run (
  brand text collate "C" not null,
  day date not null,
  ran_at timestamptz not null,
  primary key (brand, day)
);
