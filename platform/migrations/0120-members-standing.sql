ALTER TABLE members
  ADD COLUMN status text NOT NULL DEFAULT 'active'
    CHECK (status IN ('active', 'excluded', 'locked', 'closed', 'house')),
  ADD COLUMN icon text NOT NULL DEFAULT 'lotus',
  -- An account that was opened by mobile number alone signs in by code.
  ADD COLUMN has_password boolean NOT NULL DEFAULT true,
  ADD COLUMN password_changed_at timestamptz,
  ADD COLUMN last_login_ip text,
  ADD COLUMN previous_login_ip text,
  -- End of a trial account; NULL for every other.
  ADD COLUMN trial_ends_at timestamptz;
UPDATE members SET password_changed_at = joined_at;
ALTER TABLE members ALTER COLUMN password_changed_at SET NOT NULL;
CREATE INDEX members_by_trial_end ON members (trial_ends_at)
  WHERE trial_ends_at IS NOT NULL AND status = 'active';

ALTER TABLE sessions
  -- Why the password must be changed before this session may do anything else.
  ADD COLUMN must_change text CHECK (must_change IN ('default-password', 'expired-password')),
  -- The remembered device that the session was opened on or by.
  ADD COLUMN device_id text;
CREATE INDEX sessions_by_subject ON sessions (subject);

-- Attempts that were sent away for want of a captcha since the last one that was looked at.
ALTER TABLE sign_in_attempts ADD COLUMN turned_away int NOT NULL DEFAULT 0;
