-- Invitation links of agents. A link is never deleted: the members who joined by it refer to it.
CREATE TABLE agent_links (
  id text COLLATE "C" PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  agent_id text NOT NULL REFERENCES members (id),
  code text NOT NULL,
  label text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('member', 'agent')),
  -- The prize group of members who join; null: the highest that the agents above allow.
  prize_group int,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  disabled_at timestamptz,
  request_key text NOT NULL UNIQUE,
  UNIQUE (brand, code)
);
CREATE INDEX agent_links_of_agent ON agent_links (agent_id, id);

-- Visitors of a link by day of the brand's time zone.
CREATE TABLE agent_link_days (
  link_id text COLLATE "C" NOT NULL REFERENCES agent_links (id),
  day date NOT NULL,
  visits int NOT NULL,
  PRIMARY KEY (link_id, day)
);

-- Hashes of the visitors of a day, so that each counts once. A job deletes them after the day.
CREATE TABLE agent_link_visitors (
  link_id text COLLATE "C" NOT NULL REFERENCES agent_links (id),
  day date NOT NULL,
  visitor text NOT NULL,
  address text NOT NULL,
  PRIMARY KEY (link_id, day, visitor)
);
CREATE INDEX agent_link_visitors_of_address ON agent_link_visitors (link_id, day, address);
CREATE INDEX agent_link_visitors_by_day ON agent_link_visitors (day);

-- How a member came below an agent: by a link, or created by the agent (no link).
CREATE TABLE agent_joins (
  member_id text COLLATE "C" PRIMARY KEY REFERENCES members (id),
  agent_id text NOT NULL REFERENCES members (id),
  link_id text COLLATE "C" REFERENCES agent_links (id),
  joined_at timestamptz NOT NULL
);
CREATE INDEX agent_joins_of_link ON agent_joins (link_id, member_id) WHERE link_id IS NOT NULL;
CREATE INDEX agent_joins_created ON agent_joins (agent_id, joined_at) WHERE link_id IS NULL;
