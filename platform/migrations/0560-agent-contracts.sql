-- Contracts between an agent and the agent above, or the house. The terms of a row never change: new terms are a row
-- with the next version.
create table agent_contract (
  id text collate "C" primary key,
  brand text collate "C" not null references brands (code),
  kind text collate "C" not null check (kind in ('dividend', 'daily', 'hourly', 'real-time')),
  -- Who offers and pays; null: the house.
  upline_id text collate "C" references members (id),
  agent_id text collate "C" not null references members (id),
  version int not null check (version > 0),
  terms jsonb not null,
  state text collate "C" not null
    check (state in ('offered', 'active', 'rejected', 'expired', 'withdrawn', 'replaced', 'ended')),
  -- Repeating an offer with the same key is the same offer.
  request_key text not null unique,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  reminded_at timestamptz,
  decided_at timestamptz,
  -- Periods of the contract lie between these times; ends_at of an active contract is null.
  starts_at timestamptz,
  ends_at timestamptz,
  end_asked_by text check (end_asked_by in ('agent', 'upline')),
  end_asked_at timestamptz,
  -- The contract that this one followed.
  replaces_id text collate "C" references agent_contract (id),
  unique (agent_id, kind, version)
);
create unique index agent_contract_active on agent_contract (agent_id, kind) where state = 'active';
create unique index agent_contract_offered on agent_contract (agent_id, kind) where state = 'offered';
create index agent_contract_expiring on agent_contract (expires_at) where state = 'offered';
create index agent_contract_of_upline on agent_contract (upline_id, kind, id);
create index agent_contract_of_agent on agent_contract (agent_id, kind, id);
create index agent_contract_of_brand on agent_contract (brand, id);

-- Who did what with a contract, from where.
create table agent_contract_event (
  id text collate "C" primary key,
  contract_id text collate "C" not null references agent_contract (id),
  at timestamptz not null,
  event text not null,
  -- An account, an operator, or the platform.
  actor text not null,
  ip text
);
create index agent_contract_event_of on agent_contract_event (contract_id, id);
