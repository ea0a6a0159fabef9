-- The names of bonuses and of free rounds are in every language. A name that an operator typed once is the same in all;
-- a name that came from a reward has the titles of the reward.
create function pg_temp.in_every_language(name text) returns jsonb language sql immutable as $$
  select jsonb_build_object('en', name, 'bn', name, 'es', name, 'ar', name)
$$;

alter table bonus alter column campaign type jsonb using pg_temp.in_every_language(campaign);
alter table bonus_proposal alter column campaign type jsonb using pg_temp.in_every_language(campaign);
alter table free_rounds_offer alter column campaign type jsonb using pg_temp.in_every_language(campaign);
-- null: without a name.
alter table free_rounds
  alter column campaign drop default,
  alter column campaign drop not null,
  alter column campaign type jsonb using case when campaign <> '' then pg_temp.in_every_language(campaign) end;

update bonus set campaign = reward_grant.title from reward_grant where reward_grant.reference = bonus.id;
update free_rounds set campaign = reward_grant.title from reward_grant where reward_grant.reference = free_rounds.id;
