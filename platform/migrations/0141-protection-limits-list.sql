-- Limits are a list.
alter table protection_guard alter column limits set default '[]';
update protection_guard set limits = '[]' where limits = '{}';
