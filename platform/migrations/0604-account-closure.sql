-- Members who asked to close their account. Until `closes_at` they can undo it.
create table account_closure (
  member_id text collate "C" primary key references members (id),
  state text not null check (state in ('cooling-off', 'undone', 'closed')),
  reason text not null,
  requested_at timestamptz not null,
  closes_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'cooling-off') = (ended_at is null))
);
create index account_closure_due on account_closure (closes_at) where state = 'cooling-off';
