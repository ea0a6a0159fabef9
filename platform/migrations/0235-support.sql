-- The conversation of a member with the desk; one room a member.
CREATE TABLE support_rooms (
  member_id text PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  account text NOT NULL,
  -- Number of the latest message; messages are numbered within their room without a gap.
  last_number int NOT NULL DEFAULT 0,
  -- The member has seen everything up to this one.
  read_number int NOT NULL DEFAULT 0 CHECK (read_number <= last_number),
  -- Since when the member waits for an answer.
  waiting_since timestamptz,
  assignee text,
  is_closed boolean NOT NULL DEFAULT false,
  changed_at timestamptz NOT NULL,
  CHECK (NOT (is_closed AND waiting_since IS NOT NULL))
);
CREATE INDEX support_rooms_waiting ON support_rooms (waiting_since, member_id) WHERE waiting_since IS NOT NULL;
CREATE INDEX support_rooms_changed ON support_rooms (is_closed, changed_at DESC, member_id);

CREATE TABLE support_messages (
  member_id text NOT NULL REFERENCES support_rooms (member_id),
  number int NOT NULL,
  -- The operator who wrote it; NULL for the member's own.
  operator text,
  text text NOT NULL,
  -- Repeating a message with the same key is the same message.
  idempotency_key text NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, number)
);
CREATE UNIQUE INDEX support_messages_once ON support_messages (member_id, (operator IS NULL), idempotency_key);

-- Pictures of members, written anew by the platform (JPEG).
CREATE TABLE support_images (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  width int NOT NULL,
  height int NOT NULL,
  jpeg bytea NOT NULL,
  uploaded_at timestamptz NOT NULL,
  -- The message that shows it; NULL until then.
  number int
);
CREATE INDEX support_images_by_message ON support_images (member_id, number);
CREATE INDEX support_images_forgotten ON support_images (uploaded_at) WHERE number IS NULL;

-- What operators of a brand say often.
CREATE TABLE support_answers (
  id text PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  title text NOT NULL,
  text text NOT NULL
);
CREATE INDEX support_answers_by_brand ON support_answers (brand, title, id);
