-- How much of a deposit must be staked before money can leave, in percent of what was credited.
ALTER TABLE deposit_methods
  ADD COLUMN turnover_percent integer NOT NULL DEFAULT 0 CHECK (turnover_percent BETWEEN 0 AND 10000);
-- The rule as the member saw it when asking for the deposit.
ALTER TABLE deposits
  ADD COLUMN turnover_percent integer NOT NULL DEFAULT 0 CHECK (turnover_percent BETWEEN 0 AND 10000);

-- What a credited deposit asks for. Stakes count from the version of the member's cash account that the credit left.
CREATE TABLE deposit_turnovers (
  deposit_id text PRIMARY KEY REFERENCES deposits (id),
  member_id text NOT NULL,
  required_units bigint NOT NULL CHECK (required_units > 0),
  cash_version bigint NOT NULL,
  -- When a withdrawal was taken after it had been met: it is not read any more.
  closed_at timestamptz
);
CREATE INDEX deposit_turnovers_open ON deposit_turnovers (member_id, cash_version) WHERE closed_at IS NULL;
