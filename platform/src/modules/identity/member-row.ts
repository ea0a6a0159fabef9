import type { MemberId, AccountType, MemberStatus, MemberIcon } from '@croupier/contracts';

export interface MemberRow {
  readonly id: MemberId;
  readonly brand: string;
  readonly username: string;
  readonly username_key: string;
  readonly nickname: string;
  readonly type: AccountType;
  readonly status: MemberStatus;
  readonly icon: MemberIcon;
  readonly password_hash: string;
  readonly has_password: boolean;
  readonly password_changed_at: Date;
  readonly payment_pin_hash: string;
  /** Until when withdrawals are paused after a recovery of the PIN. */
  readonly withdrawals_from: Date | null;
  readonly upline_id: MemberId | null;
  readonly upline_path: string;
  readonly affiliate_code: string | null;
  readonly registration_key: string | null;
  readonly joined_at: Date;
  readonly last_login_at: Date | null;
  readonly previous_login_at: Date | null;
  readonly last_login_ip: string | null;
  readonly previous_login_ip: string | null;
  readonly trial_ends_at: Date | null;
  readonly rank_level: number;
  /** When an operator asked for a new password; `null` once there is one. */
  readonly password_asked_at: Date | null;
}
