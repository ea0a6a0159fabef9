-- Operators read rebates by the time they were paid, the newest first.
create index lottery_rebate_by_time on lottery_rebate (earned_at desc, transfer_id desc);
