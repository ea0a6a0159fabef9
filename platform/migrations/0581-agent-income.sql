-- What a rebate was computed from, so that an agent can check it: amount = stake * (own - below) / 2000, less what
-- an earlier result of the draw had paid. Null for rebates of the time before, and where nothing is earned any more.
ALTER TABLE lottery_rebate
  ADD COLUMN stake_units bigint,
  ADD COLUMN own_group int,
  ADD COLUMN below_group int;
-- An agent's income by day.
CREATE INDEX lottery_rebate_of_earner ON lottery_rebate (member_id, earned_at);

-- Bookings of a team without its bets, the newest first. Bets are the most of the ledger; they cost nothing here.
CREATE INDEX ledger_transfer_without_bets ON ledger_transfer (id DESC)
  WHERE kind NOT IN ('stake', 'payout', 'refund', 'payout-reversal', 'draw-close', 'draw-reopen', 'game-bet',
    'game-win', 'game-rollback', 'tip', 'round-close', 'jackpot-share', 'jackpot-win', 'hold', 'hold-release');
