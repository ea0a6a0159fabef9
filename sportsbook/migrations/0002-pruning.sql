-- Expired sessions without a ticket are deleted.
create index ticket_of_session on ticket (session_id);
create index session_ended on play_session (expires_at);
create index match_begun on match (starts_at);
