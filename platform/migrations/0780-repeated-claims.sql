-- The request that a claim came with: repeated after a lost answer, it gets the first answer again.
alter table campaign_award add column request_key text;
alter table raffle_grant add column request_key text;
