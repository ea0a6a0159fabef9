-- How much agents of a brand may send along the line; a brand without a row has no transfers.
CREATE TABLE agent_transfer_settings (
  brand text PRIMARY KEY REFERENCES brands (code),
  min_units bigint NOT NULL CHECK (min_units > 0),
  max_units bigint NOT NULL CHECK (max_units >= min_units),
  -- The most that one agent may send within 24 hours.
  daily_units bigint NOT NULL CHECK (daily_units >= max_units)
);

-- Money that an agent sent to the agent above, or to a member whom they recruited. A row is never changed: only
-- another transfer moves the money back.
CREATE TABLE agent_transfers (
  id text COLLATE "C" PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  sender_id text NOT NULL REFERENCES members (id),
  recipient_id text NOT NULL REFERENCES members (id),
  -- The recipient as the sender sees them.
  line text NOT NULL CHECK (line IN ('upline', 'downline')),
  amount_units bigint NOT NULL CHECK (amount_units > 0),
  currency text NOT NULL,
  idempotency_key text NOT NULL,
  -- The ledger's transfer.
  transfer_id text NOT NULL UNIQUE,
  booked_at timestamptz NOT NULL,
  UNIQUE (sender_id, idempotency_key),
  CHECK (sender_id <> recipient_id)
);
CREATE INDEX agent_transfers_sent ON agent_transfers (sender_id, id);
CREATE INDEX agent_transfers_received ON agent_transfers (recipient_id, id);
