import { call } from '../call.ts';
import type { MemberId } from '../ids.ts';

/**
 * The numeric account types of the specification (`isAgent`): 0 a player, 4 a trial account,
 * 1, 2, 41 and 42 agents, who see the agent centre.
 */
export type AccountType = 0 | 1 | 2 | 4 | 41 | 42;

export interface MemberInfo {
  readonly id: MemberId;
  readonly account: string;
  readonly nickname: string;
  readonly type: AccountType;
  /** ISO time of the sign-in before this one. */
  readonly lastLoginAt: string | null;
}

export interface LoginInput {
  readonly type: 'username';
  readonly username: string;
  readonly password: string;
}

/** `token` is a handle: the credential is the cookie; state-changing calls repeat the handle in a header. */
export interface SignedIn {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly user: MemberInfo;
}

export interface RegisterInput {
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
  /** Six digits, asked for when money leaves the account. */
  readonly paymentPassword: string;
  readonly affiliateCode?: string;
  readonly termsAccepted: boolean;
  readonly login: true;
  readonly registerMethod: 'WEB';
  readonly registerUrl: string;
}

/** Length and form of one registration field: the server enforces exactly this. */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  /** Key of the message for a value that does not match. */
  readonly patternId: string;
  /** Source of a regular expression, or `*` for any value. */
  readonly acceptedPattern: string;
  readonly type: 'text' | 'password';
}

export type RegisterSettings = Readonly<
  Record<'username' | 'password' | 'paymentPassword' | 'affiliateCode', FieldRule>
>;

export const identityCalls = {
  login: call('POST /wps/session/login', { sealed: true })
    .takes<LoginInput>()
    .gives<SignedIn>()
    .fails('wrong-credentials', 'account-locked', 'member_no_enter', 'error_not_agent'),
  register: call('PUT /wps/member/register', { sealed: true, once: true })
    .takes<RegisterInput>()
    .gives<SignedIn>()
    .fails('username-taken', 'invitation_code_error'),
  registerSettings: call('GET /wps/system/setting/register').gives<RegisterSettings>(),
  logout: call('DELETE /wps/session/logout', { audience: 'member' }),
  memberInfo: call('GET /wps/member/info', { audience: 'member' }).gives<MemberInfo>(),
};
