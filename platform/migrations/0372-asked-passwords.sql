-- An operator asked for a new password: it is chosen at the next sign-in, before anything else.
alter table members add column password_asked_at timestamptz;
alter table sessions drop constraint sessions_must_change_check;
alter table sessions add constraint sessions_must_change_check
  check (must_change in ('default-password', 'expired-password', 'asked-password'));
