-- Registrations, deposits and released referrals are read by a cursor each.
insert into campaign_cursor (name, reached)
select feed || ' ' || substr(name, length('events ') + 1), reached
from campaign_cursor, unnest(array['registrations', 'deposits', 'releases']) as feed
where name like 'events %';
delete from campaign_cursor where name like 'events %';

create index referral_released on referral (brand, decided_at) where state = 'released';
