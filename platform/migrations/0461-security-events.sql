-- What happened to the security of a member's account: the member reads it in the security centre.
create table security_events (
  id text primary key,
  member_id text not null references members (id),
  kind text not null,
  at timestamptz not null,
  ip text not null,
  user_agent text not null
);
create index security_events_of_member on security_events (member_id, id desc);
create index security_events_age on security_events (at);
