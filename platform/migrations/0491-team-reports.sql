-- Sums of a large team over a few days read the days instead of the members.
create index report_day_by_day on report_day (day, member_id);
-- A member's first deposit.
create index report_day_deposits on report_day (member_id, day) where deposit_units > 0;
