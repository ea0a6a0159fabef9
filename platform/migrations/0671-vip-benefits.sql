-- Levels can have withdrawals approved at once, and operators who set a level are in its history.
create function pg_temp.with_instant(ladder jsonb) returns jsonb language sql as $$
  select jsonb_set(ladder, '{levels}', (
    select jsonb_agg(jsonb_set(level, '{benefits,instantWithdrawal}', 'null') order by place)
    from jsonb_array_elements(ladder -> 'levels') with ordinality as levels (level, place)))
$$;
update documents set draft = pg_temp.with_instant(draft), published = pg_temp.with_instant(published)
where kind = 'vip-ladder';
update document_revisions set draft = pg_temp.with_instant(draft) where kind = 'vip-ladder';

alter table vip_change drop constraint vip_change_reason_check;
alter table vip_change add check (reason in ('reached', 'not-kept', 'operator'));
