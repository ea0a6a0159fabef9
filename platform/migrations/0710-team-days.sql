-- The sums of report_day by the member who recruited the players: the report of a team of 100,000 members reads the
-- rows of its recruiters. The roll-up changes both tables in one transaction.
create table report_team_day (
  upline_id text collate "C" not null,
  day date not null,
  -- '' where the money belongs to no game, and in the row that counts members.
  category text collate "C" not null,
  -- Whether the rows of report_day have bets, stakes, refunds or wins.
  is_play boolean not null,
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
  -- Members with a bet on the day, and those of them without a bet on earlier days of the month.
  active_members bigint not null,
  month_active_members bigint not null,
  -- Members whose first day with a deposit this is.
  first_deposits bigint not null,
  primary key (upline_id, day, category, is_play, currency)
);
alter table report_team_day set (fillfactor = 50);

insert into report_team_day
select members.upline_id, part.day, part.category, part.is_play, part.currency,
  sum(bets), sum(stake_units), sum(refund_units), sum(win_units), sum(tip_units), sum(bonus_units), sum(rebate_units),
  sum(deposit_units), sum(withdrawal_units), sum(fee_units), sum(transfer_units), sum(correction_units),
  sum(active), sum(month_active), sum(first_deposit)
from (
  select member_id, day, category, bets > 0 or stake_units <> 0 or refund_units <> 0 or win_units <> 0 as is_play,
    currency, bets, stake_units, refund_units, win_units, tip_units, bonus_units, rebate_units, deposit_units,
    withdrawal_units, fee_units, transfer_units, correction_units, 0 as active, 0 as month_active, 0 as first_deposit
  from report_day
  union all
  select member_id, day, '', false, currency, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0
  from (select distinct member_id, day, currency from report_day where bets > 0) as active
  union all
  select member_id, min(day), '', false, currency, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0
  from report_day where bets > 0 group by member_id, currency, date_trunc('month', day::timestamp)
  union all
  select member_id, min(day), '', false, currency, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1
  from report_day where deposit_units > 0 group by member_id, currency
) as part
join members on members.id = part.member_id
where members.upline_id is not null
group by members.upline_id, part.day, part.category, part.is_play, part.currency;
