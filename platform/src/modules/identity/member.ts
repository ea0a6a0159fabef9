import type { SessionCookies } from '../../http/cookies.ts';
import type {
  AccountType,
  MemberId,
  MemberInfo,
  MemberStatus,
  OperatorId,
  PasswordChangeReason,
} from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import type { MobileNumber } from '../verification/index.ts';
import type { MemberRow } from './member-row.ts';
import type { SessionRow } from './session-row.ts';
import type { Opener } from './sessions.ts';

/** A signed-in member, from the session. */
export interface Member {
  readonly id: MemberId;
  readonly account: string;
  readonly nickname: string;
  readonly type: AccountType;
  readonly brand: string;
  readonly currency: string;
  readonly lastLoginAt: string | null;
  /** Handle of this session; the specification calls it the token. */
  readonly token: string;
}

/** A member with the restrictions of the session. */
export interface MemberSession extends Member {
  /** Until the password is changed, this session can do nothing else. */
  readonly mustChangePassword: PasswordChangeReason | null;
}

declare module '../../http/visit.ts' {
  interface VisitMember extends MemberSession {}
}

export interface Operator {
  readonly id: OperatorId;
  readonly name: string;
  readonly token: string;
}

/** The visitor who signs in, and the cookies that receive the session's credential. */
export interface Visitor extends Opener {
  readonly brand: Brand;
  readonly cookies: SessionCookies;
}

/** An account as other modules see it. */
export interface MemberRecord {
  readonly id: MemberId;
  readonly brand: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: AccountType;
  /** `locked`, `closed` and `house` accounts have no session; an `excluded` account may still withdraw. */
  readonly status: MemberStatus;
  readonly uplineId: MemberId | null;
  /** Ids of all members above, the topmost first. */
  readonly upline: readonly MemberId[];
  readonly affiliateCode: string | null;
  readonly joinedAt: Date;
}

export interface NewMember {
  readonly brand: string;
  readonly username: string;
  readonly password: string;
  readonly paymentPin: string;
  readonly type: AccountType;
  readonly upline: MemberRecord | null;
  readonly affiliateCode: string | null;
  /** When the account was opened; now if it is omitted. */
  readonly joinedAt?: Date;
  /** Contact details of a known member, for codes and links. */
  readonly details?: { readonly mobile: MobileNumber | null; readonly email: string | null };
}

export const agentTypes: readonly AccountType[] = [1, 2, 41, 42];

/** Two user names on a brand never differ by case alone. */
export const keyOf = (username: string) => username.trim().toLowerCase();

export function infoOf(row: MemberRow): MemberInfo {
  return {
    id: row.id,
    account: row.username,
    nickname: row.nickname,
    type: row.type,
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  };
}

/** The signed-in member as pages show it. */
export function memberInfo(member: Member): MemberInfo {
  const { id, account, nickname, type, lastLoginAt } = member;
  return { id, account, nickname, type, lastLoginAt };
}

/** A member from the row of a session. */
export function memberOf(row: SessionRow, brand: Brand, token: string): MemberSession {
  return {
    id: row.id,
    account: row.username,
    nickname: row.nickname,
    type: row.type,
    brand: brand.code,
    currency: brand.currency,
    lastLoginAt: row.previous_login_at?.toISOString() ?? null,
    token,
    mustChangePassword: row.must_change,
  };
}

/** The part of a row that other modules see; `null` for `null`. */
export const record = (row: MemberRow | null) => (row ? recordOf(row) : null);

export function recordOf(row: MemberRow): MemberRecord {
  return {
    id: row.id,
    brand: row.brand,
    account: row.username,
    nickname: row.nickname,
    type: row.type,
    status: row.status,
    uplineId: row.upline_id,
    // Only this module builds the path, from ids of members.
    upline: row.upline_path.split('/').filter((id): id is MemberId => id.startsWith('mem_')),
    affiliateCode: row.affiliate_code,
    joinedAt: row.joined_at,
  };
}
