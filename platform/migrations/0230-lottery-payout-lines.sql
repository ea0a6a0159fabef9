-- Payouts are written from the lines themselves, in one statement. The reference checked each of them once
-- more and wrote a lock into every winning line for it.
alter table lottery_payout drop constraint lottery_payout_ticket_id_line_no_fkey;
