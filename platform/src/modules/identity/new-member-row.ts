import type { Core } from '../../core.ts';
import type { MemberRow } from './member-row.ts';
import { keyOf, type NewMember } from './member.ts';
import { hashSecret, noSecret } from './passwords.ts';
import { hashPin } from './payment-pin.ts';

export interface MemberRowInput extends Omit<NewMember, 'upline' | 'password' | 'paymentPin'> {
  /** `null`: the account signs in by code, or cannot sign in. */
  readonly password: string | null;
  readonly paymentPin: string | null;
  readonly upline: MemberRow | null;
}

/** A member's row before the first sign-in. */
export async function newMemberRow(
  { clock, ids }: Pick<Core, 'clock' | 'ids'>,
  input: MemberRowInput,
): Promise<MemberRow> {
  const { brand, username, type, upline, affiliateCode, password, paymentPin } = input;
  const [passwordHash, pinHash] = await Promise.all([
    password === null ? noSecret : hashSecret(password),
    paymentPin === null ? noSecret : hashPin(paymentPin),
  ]);
  const now = clock.now();
  return {
    id: ids.next('mem'),
    brand,
    username,
    username_key: keyOf(username),
    nickname: username,
    type,
    status: 'active',
    icon: 'lotus',
    password_hash: passwordHash,
    has_password: password !== null,
    password_changed_at: now,
    payment_pin_hash: pinHash,
    withdrawals_from: null,
    upline_id: upline?.id ?? null,
    upline_path: upline ? `${upline.upline_path}${upline.id}/` : '/',
    affiliate_code: affiliateCode,
    registration_key: null,
    joined_at: input.joinedAt ?? now,
    last_login_at: null,
    previous_login_at: null,
    last_login_ip: null,
    previous_login_ip: null,
    trial_ends_at: null,
    rank_level: 0,
    password_asked_at: null,
  };
}
