-- A room belongs to a member or to a visitor without an account: its id is the member's, or `vis_` and a mark of the
-- secret in the visitor's cookie.
ALTER TABLE support_rooms RENAME COLUMN member_id TO room_id;
ALTER TABLE support_messages RENAME COLUMN member_id TO room_id;
ALTER TABLE support_images RENAME COLUMN member_id TO room_id;
ALTER TABLE support_images ADD COLUMN ip text;

ALTER TABLE support_rooms
  -- Where a visitor wishes to be answered; NULL in a member's room.
  ADD COLUMN contact text,
  ADD COLUMN language text,
  ADD COLUMN ip text,
  ADD COLUMN opened_at timestamptz,
  -- When the visitor's page last asked for the room.
  ADD COLUMN seen_at timestamptz,
  -- Answers up to this one have gone out by mail.
  ADD COLUMN mailed_number int NOT NULL DEFAULT 0,
  ADD CHECK (num_nulls(contact, language, ip, opened_at, seen_at) IN (0, 5));
CREATE INDEX support_rooms_of_address ON support_rooms (ip, opened_at) WHERE ip IS NOT NULL;
CREATE INDEX support_images_of_address ON support_images (ip, uploaded_at) WHERE ip IS NOT NULL;
CREATE INDEX support_rooms_to_mail ON support_rooms (changed_at)
  WHERE contact IS NOT NULL AND last_number > mailed_number;
