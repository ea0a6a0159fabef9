-- A whole team that operators put below another agent. A large one needs a second operator. It is undone by a move
-- back.
CREATE TABLE team_moves (
  id text COLLATE "C" PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  member_id text NOT NULL REFERENCES members (id),
  -- The agents above before and after; null: none.
  from_id text REFERENCES members (id),
  to_id text REFERENCES members (id),
  -- Members of the team with its head, when the move was proposed.
  members int NOT NULL,
  state text NOT NULL CHECK (state IN ('proposed', 'moved', 'refused')),
  note text NOT NULL,
  operator_id text NOT NULL,
  operator text NOT NULL,
  request_key text NOT NULL UNIQUE,
  proposed_at timestamptz NOT NULL,
  decided_by_id text,
  decided_by text,
  decided_at timestamptz,
  decision_note text,
  CHECK ((state = 'proposed') = (decided_at IS NULL)),
  CHECK (from_id IS DISTINCT FROM to_id)
);
CREATE INDEX team_moves_of_brand ON team_moves (brand, id);
CREATE UNIQUE INDEX team_moves_waiting ON team_moves (member_id) WHERE state = 'proposed';

-- The agents of a brand, who are few among its members.
CREATE INDEX members_agents ON members (brand, id) WHERE type IN (1, 2, 41, 42);
