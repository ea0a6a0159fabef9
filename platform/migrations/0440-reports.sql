-- What each member staked, won, was paid and paid, by day of the brand's time zone and by game.
create table report_day (
  member_id text collate "C" not null,
  day date not null,
  -- '' where the money belongs to no game, as a deposit's.
  category text collate "C" not null,
  vendor text collate "C" not null,
  game text collate "C" not null,
  currency text collate "C" not null,
  bets bigint not null,
  stake_units bigint not null,
  refund_units bigint not null,
  win_units bigint not null,
  tip_units bigint not null,
  bonus_units bigint not null,
  rebate_units bigint not null,
  deposit_units bigint not null,
  withdrawal_units bigint not null,
  fee_units bigint not null,
  transfer_units bigint not null,
  correction_units bigint not null,
  primary key (member_id, day, category, vendor, game, currency)
);
-- The sums of today's rows change with every run of the roll-up.
alter table report_day set (fillfactor = 80);

-- Up to which entry each player's account is in report_day.
create table report_mark (
  path text collate "C" primary key,
  version bigint not null check (version >= 0)
);
alter table report_mark set (fillfactor = 80);
