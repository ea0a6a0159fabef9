-- Rewards above the brand's bound wait for two operators.
alter table reward_grant add column approvals_needed int not null default 1;

create table reward_approval (
  reward_id text collate "C" not null references reward_grant (id),
  operator_id text collate "C" not null,
  operator text not null,
  approved_at timestamptz not null,
  primary key (reward_id, operator_id)
);
