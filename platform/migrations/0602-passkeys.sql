-- Passkeys of members (WebAuthn credentials). A passkey belongs to the host on which it was created.
create table member_passkeys (
  id text collate "C" primary key,
  member_id text collate "C" not null references members (id),
  brand text collate "C" not null references brands (code),
  -- base64url, as the browser sends it.
  credential_id text collate "C" not null unique,
  public_key bytea not null,
  -- The signature counter of the authenticator; authenticators without a counter always send 0.
  counter bigint not null,
  transports text[] not null,
  rp_id text not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index member_passkeys_of_member on member_passkeys (member_id, id);

-- Challenges that a browser was given and has not answered; each is answered once.
create table passkey_challenges (
  hash bytea primary key,
  brand text collate "C" not null references brands (code),
  -- The member who adds a passkey; null for a sign-in.
  member_id text collate "C",
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
