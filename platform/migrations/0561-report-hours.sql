-- The turnover of each member by hour: stakes less those that came back. A roll-up like report_day.
create table report_hour (
  member_id text collate "C" not null,
  hour timestamptz not null,
  currency text collate "C" not null,
  turnover_units bigint not null,
  -- What bets of earlier days changed in this hour, because they came back or were settled again.
  late_turnover_units bigint not null,
  late_win_units bigint not null,
  primary key (member_id, hour, currency)
);
alter table report_hour set (fillfactor = 80);
create index report_hour_by_time on report_hour (hour);
