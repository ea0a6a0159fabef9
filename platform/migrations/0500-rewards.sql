-- Rewards of members, with the terms as they were when the reward was granted.
create table reward_grant (
  -- Ids sort by the time they were made.
  id text collate "C" primary key,
  member_id text collate "C" not null references members (id),
  brand text collate "C" not null references brands (code),
  currency text not null,
  -- What granted it: a source grants a member one reward.
  source_type text not null,
  source_id text collate "C" not null,
  title jsonb not null,
  terms jsonb not null,
  reward jsonb not null,
  claim text not null check (claim in ('manual', 'automatic', 'approval')),
  state text not null
    check (state in ('applying', 'issued', 'claimed', 'processing', 'signed', 'rejected', 'expired')),
  granted_at timestamptz not null,
  expires_at timestamptz,
  claimed_at timestamptz,
  -- An operator's reason for the decision.
  note text,
  -- What was made of it: the id of a transfer, a bonus, free rounds.
  reference text,
  -- When it is issued without a claim; null: only by a claim.
  try_at timestamptz,
  unique (member_id, source_type, source_id)
);
create index reward_grant_of_member on reward_grant (member_id, id);
create index reward_grant_waiting on reward_grant (member_id) where state in ('applying', 'issued');
create index reward_grant_of_brand on reward_grant (brand, state, id);
create index reward_grant_of_source on reward_grant (source_type, source_id);
create index reward_grant_expiry on reward_grant (expires_at) where state = 'issued';
create index reward_grant_try on reward_grant (try_at) where state = 'issued';
