-- A change of a member's cash that one operator proposes and another one confirms.
CREATE TABLE cash_corrections (
  id text COLLATE "C" PRIMARY KEY,
  member_id text NOT NULL,
  brand text NOT NULL REFERENCES brands (code),
  currency text NOT NULL,
  -- Below zero where it takes money from the member.
  amount_units bigint NOT NULL CHECK (amount_units <> 0),
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('proposed', 'booked', 'refused')),
  operator_id text NOT NULL,
  operator text NOT NULL,
  -- Repeating a proposal with the same key is the same proposal.
  idempotency_key text NOT NULL,
  proposed_at timestamptz NOT NULL,
  decided_by_id text,
  decided_by text,
  decided_at timestamptz,
  decision_note text,
  UNIQUE (operator_id, idempotency_key),
  CHECK ((state = 'proposed') = (decided_by_id IS NULL)),
  CHECK (num_nulls(decided_by_id, decided_by, decided_at, decision_note) IN (0, 4)),
  -- Two persons, held by the database, too.
  CHECK (state <> 'booked' OR decided_by_id <> operator_id)
);
CREATE INDEX cash_corrections_of_member ON cash_corrections (member_id, id);
CREATE INDEX cash_corrections_waiting ON cash_corrections (id) WHERE state = 'proposed';
CREATE INDEX cash_corrections_by_brand ON cash_corrections (brand, id);
