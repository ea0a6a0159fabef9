-- Every invitation and reset of an operator's account. `operators.invited_by` names only the last one, and a reset by a
-- second operator would free the first from the rule that inviter and invited do not confirm each other.
create table operator_invitations (
  operator text not null references operators (id),
  invited_by text not null references operators (id),
  invited_at timestamptz not null,
  primary key (operator, invited_by, invited_at),
  check (operator <> invited_by)
);

insert into operator_invitations (operator, invited_by, invited_at)
select id, invited_by, invited_at from operators where invited_by is not null and invited_at is not null;
