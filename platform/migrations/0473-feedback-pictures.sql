-- A picture that goes with feedback of a member, as others go with a message.
ALTER TABLE support_images ADD COLUMN feedback_id text REFERENCES feedback (id);
CREATE INDEX support_images_of_feedback ON support_images (feedback_id) WHERE feedback_id IS NOT NULL;
