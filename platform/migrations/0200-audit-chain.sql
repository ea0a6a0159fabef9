-- Each entry of the audit trail is sealed by a link: a hash over the link before it and the entry.
-- Whoever alters, removes or slips in an entry past the privileges breaks the chain, and the check says where.
CREATE FUNCTION audit_hash(previous bytea, entry audit_entries) RETURNS bytea
LANGUAGE sql STABLE AS $$
  SELECT sha256(
    previous || convert_to(
      jsonb_build_array(
        entry.id, extract(epoch FROM entry.at), entry.operator, entry.action, entry.subject,
        entry.before, entry.after, entry.note
      )::text,
      'UTF8'
    )
  )
$$;

CREATE TABLE audit_links (
  -- No foreign key: its check would lock entries, and nobody has the privilege to.
  entry text PRIMARY KEY,
  position bigint NOT NULL UNIQUE,
  hash bytea NOT NULL
);

-- The last link. Whoever adds one holds this row, so that the chain has no forks.
CREATE TABLE audit_head (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  position bigint NOT NULL,
  hash bytea NOT NULL
);

DO $$
DECLARE
  entry audit_entries;
  head audit_head := ROW(true, 0, ''::bytea);
BEGIN
  FOR entry IN SELECT * FROM audit_entries ORDER BY at, id LOOP
    head := ROW(true, head.position + 1, audit_hash(head.hash, entry));
    INSERT INTO audit_links VALUES (entry.id, head.position, head.hash);
  END LOOP;
  INSERT INTO audit_head SELECT head.*;
END
$$;

REVOKE UPDATE, DELETE, TRUNCATE ON audit_links FROM CURRENT_USER;
REVOKE DELETE, TRUNCATE ON audit_head FROM CURRENT_USER;
