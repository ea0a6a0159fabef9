-- What a campaign's row of `documents` does not hold: who joined, what was given, what it cost.
create table campaign_member (
  campaign_id text collate "C" not null,
  member_id text collate "C" not null references members (id),
  -- Null: not joined, or left again.
  joined_at timestamptz,
  awards int not null default 0 check (awards >= 0),
  -- The last day of the brand on which a reward was given, and how many on that day.
  last_day date,
  day_awards int not null default 0 check (day_awards >= 0),
  primary key (campaign_id, member_id)
);
create index campaign_member_of_member on campaign_member (member_id) where joined_at is not null;

-- One row for each event that a campaign rewards: the primary key gives it one reward.
create table campaign_award (
  campaign_id text collate "C" not null,
  member_id text collate "C" not null,
  occurrence text collate "C" not null,
  -- Campaigns of one group have the same key for the same event; null: no group.
  stack_key text collate "C",
  day date not null,
  cost_units bigint not null check (cost_units >= 0),
  -- Null: the member is held out for comparison and gets nothing.
  reward_id text collate "C" references reward_grant (id),
  awarded_at timestamptz not null,
  -- When the cost went back to the budget, as the reward expired or was rejected.
  returned_at timestamptz,
  primary key (campaign_id, member_id, occurrence),
  unique (member_id, stack_key)
);
create index campaign_award_of_member on campaign_award (member_id, campaign_id);
create index campaign_award_reward on campaign_award (reward_id) where returned_at is null;

create table campaign_budget (
  campaign_id text collate "C" not null,
  -- '1970-01-01': the whole campaign.
  day date not null,
  spent_units bigint not null check (spent_units >= 0),
  primary key (campaign_id, day)
);
alter table campaign_budget set (fillfactor = 50);

create table campaign_visit (
  campaign_id text collate "C" not null,
  member_id text collate "C" not null references members (id),
  day date not null,
  primary key (campaign_id, member_id, day)
);

-- Up to when events of a brand were looked at.
create table campaign_cursor (
  name text collate "C" primary key,
  reached timestamptz not null
);

-- Up to which entry each player's account was compared with the turnover that campaigns ask.
create table campaign_mark (
  path text collate "C" primary key,
  version bigint not null check (version >= 0)
);

-- Periods that were closed, such as the weeks of a loss campaign.
create table campaign_run (
  campaign_id text collate "C" not null,
  period text collate "C" not null,
  ran_at timestamptz not null,
  primary key (campaign_id, period)
);

create index deposits_credited on deposits (brand, decided_at) where state = 'credited';
create index members_by_joining on members (brand, joined_at);
