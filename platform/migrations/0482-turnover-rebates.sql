-- What a brand pays on turnover, by the first day on which it applies. Terms of a day that began never change.
create table rebate_terms (
  brand text collate "C" not null references brands (code),
  from_day date not null,
  is_enabled boolean not null,
  -- Hundredths of a percent by category.
  rates jsonb not null,
  minimum_units bigint not null check (minimum_units >= 0),
  -- 'HH:MM' in the brand's time zone; null: by claim only.
  pay_at text,
  primary key (brand, from_day)
);

-- One row for each member and currency: its lock puts the payments in order.
create table rebate_account (
  member_id text collate "C" not null,
  currency text collate "C" not null,
  -- What the parts of all payments sum up to, less what was paid: fractions of a hundredth.
  carry_units bigint not null check (carry_units >= 0),
  primary key (member_id, currency)
);

create table rebate_payment (
  id text collate "C" primary key,
  member_id text collate "C" not null,
  brand text collate "C" not null,
  currency text collate "C" not null,
  amount_units bigint not null check (amount_units > 0),
  paid_by text not null check (paid_by in ('member', 'schedule')),
  -- Repeating a claim with the same key is the same claim.
  idempotency_key text,
  transfer_id text not null,
  paid_at timestamptz not null,
  unique (member_id, idempotency_key)
);
create index rebate_payment_of_member on rebate_payment (member_id, id);
create index rebate_payment_of_brand on rebate_payment (brand, id);

-- What each payment added for a day and category; a later payment adds the difference.
create table rebate_part (
  member_id text collate "C" not null,
  currency text collate "C" not null,
  day date not null,
  category text collate "C" not null,
  payment_id text collate "C" not null references rebate_payment (id),
  turnover_units bigint not null,
  basis_points int not null,
  amount_units bigint not null,
  primary key (member_id, currency, day, category, payment_id)
);
create index rebate_part_of_payment on rebate_part (payment_id);

-- Days that the schedule has paid.
create table rebate_run (
  brand text collate "C" not null,
  day date not null,
  ran_at timestamptz not null,
  primary key (brand, day)
);
