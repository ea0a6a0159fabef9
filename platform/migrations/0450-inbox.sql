-- Pictures of messages to members, re-encoded by the platform (JPEG).
CREATE TABLE inbox_images (
  id text PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  width int NOT NULL,
  height int NOT NULL,
  jpeg bytea NOT NULL,
  uploaded_at timestamptz NOT NULL
);

-- Messages of operators to one member, to a group by conditions, or to all members of a brand.
CREATE TABLE inbox_messages (
  id text COLLATE "C" PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  audience text NOT NULL CHECK (audience IN ('member', 'group', 'brand')),
  -- Of audience `member`.
  member_id text REFERENCES members (id),
  account text,
  -- Of audience `group`.
  conditions jsonb,
  words jsonb NOT NULL,
  image_id text REFERENCES inbox_images (id),
  state text NOT NULL CHECK (state IN ('scheduled', 'sending', 'sent', 'cancelled')),
  send_at timestamptz NOT NULL,
  sent_at timestamptz,
  -- Members of a group get the message in the order of their ids; this is the last one who got it.
  last_member text COLLATE "C" NOT NULL DEFAULT '',
  recipients int NOT NULL DEFAULT 0,
  operator text NOT NULL,
  note text NOT NULL,
  request_key text NOT NULL UNIQUE,
  CHECK ((audience = 'member') = (member_id IS NOT NULL)),
  CHECK ((audience = 'group') = (conditions IS NOT NULL)),
  CHECK ((state IN ('sending', 'sent')) = (sent_at IS NOT NULL))
);
CREATE INDEX inbox_messages_of_brand ON inbox_messages (brand, sent_at DESC, id DESC)
  WHERE audience = 'brand' AND state = 'sent';
CREATE INDEX inbox_messages_listed ON inbox_messages (brand, id DESC);
CREATE INDEX inbox_messages_due ON inbox_messages (send_at) WHERE state IN ('scheduled', 'sending');

-- What a member got, and has done with a message. A message to a whole brand has a row only once the member has read
-- or deleted it.
CREATE TABLE inbox_items (
  member_id text COLLATE "C" NOT NULL REFERENCES members (id),
  message_id text COLLATE "C" NOT NULL REFERENCES inbox_messages (id),
  -- Whether the row is the delivery; `false` for a message to the whole brand.
  is_delivery boolean NOT NULL,
  sent_at timestamptz NOT NULL,
  read_at timestamptz,
  deleted_at timestamptz,
  PRIMARY KEY (member_id, message_id)
);
CREATE INDEX inbox_items_shown ON inbox_items (member_id, sent_at DESC, message_id DESC)
  WHERE is_delivery AND deleted_at IS NULL;
CREATE INDEX inbox_items_unread ON inbox_items (member_id, sent_at)
  WHERE is_delivery AND deleted_at IS NULL AND read_at IS NULL;

CREATE INDEX inbox_messages_of_image ON inbox_messages (image_id) WHERE image_id IS NOT NULL;

-- Everything that a member got until this time is read.
CREATE TABLE inbox_marks (
  member_id text PRIMARY KEY REFERENCES members (id),
  read_until timestamptz NOT NULL
);
