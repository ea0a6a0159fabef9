-- What the two-person rule needs to know of an operator. Nobody invited the first ones: they were set up with the house.
ALTER TABLE operators
  -- The links of an invitation and of a reset go here and nowhere else.
  ADD COLUMN email text,
  -- Who invited or last reset the account, and when: the two cannot confirm each other's acts for a while.
  ADD COLUMN invited_by text REFERENCES operators (id),
  ADD COLUMN invited_at timestamptz,
  -- Another operator's word that this person may confirm; needed wherever somebody invited them.
  ADD COLUMN vouched_by text REFERENCES operators (id),
  ADD COLUMN vouched_at timestamptz,
  ADD CONSTRAINT operators_vouched_by_another CHECK (
    vouched_by IS NULL OR (vouched_by <> id AND vouched_by IS DISTINCT FROM invited_by)
  ),
  ADD CONSTRAINT operators_invited_by_another CHECK (invited_by <> id);
