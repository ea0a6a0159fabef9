-- Every run of three characters of a text in lower case, each once. An index over it (GIN on a text array, part of
-- PostgreSQL itself) finds any part of a text that is three characters or longer; no extension is needed.
CREATE FUNCTION search_grams(source text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 2000 AS $$
  SELECT coalesce(array_agg(DISTINCT substr(low.source, at, 3)), '{}')
    FROM (SELECT lower($1) AS source) AS low, generate_series(1, length(low.source) - 2) AS at
$$;

-- The values of a flat JSON object, without its keys.
CREATE FUNCTION search_values(source jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(value, ' ' ORDER BY key), '') FROM jsonb_each_text($1)
$$;

-- The expressions are those of modules/members/search-texts.ts: PostgreSQL uses an index only for the same expression.
CREATE INDEX members_search ON members USING gin (search_grams(
  id || ' ' || username || ' ' || nickname || ' ' || coalesce(last_login_ip, '') || ' ' || coalesce(previous_login_ip, '')));
CREATE INDEX member_details_search ON member_details USING gin (search_grams(
  coalesce(mobile, '') || ' ' || coalesce(email, '')));
CREATE INDEX payout_accounts_search ON payout_accounts USING gin (search_grams(
  payee || ' ' || search_values(fields)));
CREATE INDEX member_devices_search ON member_devices USING gin (search_grams(
  id || ' ' || ip || ' ' || user_agent));
CREATE INDEX sessions_search ON sessions USING gin (search_grams(
  ip || ' ' || coalesce(device_id, '') || ' ' || user_agent)) WHERE kind = 'member';
-- Of an id its random half: the other half is the time, alike in all of them.
CREATE INDEX deposits_search ON deposits USING gin (search_grams(
  "right"(id, 16) || ' ' || coalesce(payment_id, '') || ' ' || coalesce(transfer_code, '') || ' ' || coalesce(bank_reference, '')));
CREATE INDEX withdrawals_search ON withdrawals USING gin (search_grams(
  "right"(id, 16) || ' ' || coalesce(payout_id, '')));

-- The list of members without a search, of one brand.
CREATE INDEX members_by_brand ON members (brand, id);
CREATE INDEX payout_accounts_of_member ON payout_accounts (member_id);
-- A transaction by the name that its provider gave it.
CREATE INDEX provider_tx_uuid ON provider_tx (transaction_uuid);

-- Searching the audit trail.
CREATE INDEX audit_entries_by_time ON audit_entries (at DESC, id DESC);
CREATE INDEX audit_entries_by_operator ON audit_entries (operator, at DESC, id DESC);
CREATE INDEX audit_entries_by_action ON audit_entries (action, at DESC, id DESC);
CREATE INDEX audit_entries_search ON audit_entries USING gin (search_grams(
  subject || ' ' || before || ' ' || after || ' ' || note));
