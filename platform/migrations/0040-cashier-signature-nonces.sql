-- Nonces of signed requests between servers: each is good for one request of its partner.
create table signature_nonces (
  partner text not null,
  nonce text not null,
  seen_at timestamptz not null,
  primary key (partner, nonce)
);

create index signature_nonces_seen_at on signature_nonces (seen_at);
