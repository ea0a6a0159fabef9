-- A member can withdraw a deposit request that waits.
ALTER TABLE deposits DROP CONSTRAINT deposits_state_check;
ALTER TABLE deposits ADD CONSTRAINT deposits_state_check
  CHECK (state IN ('pending', 'credited', 'declined', 'expired', 'cancelled'));

-- The wallet shows how much of a member's money stands in withdrawals that are not paid yet.
CREATE INDEX withdrawals_undecided ON withdrawals (member_id) WHERE state IN ('held', 'approved', 'sending');
