-- The rank that the house has given a member; 0 is none.
ALTER TABLE members
  ADD COLUMN rank_level smallint NOT NULL DEFAULT 0 CHECK (rank_level BETWEEN 0 AND 10);
