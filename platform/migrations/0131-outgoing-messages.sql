CREATE TABLE outgoing_messages (
  id text PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  recipient text NOT NULL,
  kind text NOT NULL,
  language text NOT NULL,
  fills jsonb NOT NULL,
  -- Codes and links, encrypted; NULL once they are of no more use.
  locked_secrets text,
  state text NOT NULL CHECK (state IN ('waiting', 'sent', 'kept', 'failed')),
  attempts int NOT NULL DEFAULT 0,
  last_fault text,
  made_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  worth_until timestamptz,
  sent_at timestamptz
);
CREATE INDEX outgoing_messages_due ON outgoing_messages (due_at) WHERE state = 'waiting';
CREATE INDEX outgoing_messages_by_state ON outgoing_messages (state, id);
CREATE INDEX outgoing_messages_with_secrets ON outgoing_messages (made_at) WHERE locked_secrets IS NOT NULL;
