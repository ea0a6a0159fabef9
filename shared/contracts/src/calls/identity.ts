import { call } from '../call.ts';
import type { DeviceId, MemberId, SessionId } from '../ids.ts';
import type { Language } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import type { CaptchaAnswer, CodeSent } from './verification.ts';

/**
 * The numeric account types of the specification (`isAgent`): 0 player, 4 trial account, 1, 2, 41 and 42
 * agents, who see the agent centre.
 */
export type AccountType = 0 | 1 | 2 | 4 | 41 | 42;

/** Data about the signed-in member on every page. */
export interface MemberInfo {
  readonly id: MemberId;
  readonly account: string;
  readonly nickname: string;
  readonly type: AccountType;
  /** ISO time of the previous sign-in. */
  readonly lastLoginAt: string | null;
}

/** Icons that a member can choose; the pages draw them. */
export const memberIcons = [
  'lotus',
  'tiger',
  'kite',
  'boat',
  'moon',
  'star',
  'drum',
  'peacock',
  'mango',
  'wave',
  'crown',
  'clover',
] as const;

export type MemberIcon = (typeof memberIcons)[number];

/** Why a member must first choose a new password. */
export type PasswordChangeReason = 'default-password' | 'expired-password' | 'asked-password';

export interface MemberProfile extends MemberInfo {
  readonly icon: MemberIcon;
  readonly joinedAt: string;
  /** IP address of the previous sign-in. */
  readonly lastLoginIp: string | null;
  /** `false` for an account that signs in by SMS only: no old password is required. */
  readonly hasPassword: boolean;
  /**
   * `false` until an account opened by a social sign-in has set one: without it withdrawals are impossible.
   */
  readonly hasPaymentPassword: boolean;
  readonly mustChangePassword: PasswordChangeReason | null;
  /** Masked, such as `r•••@mail.com` and `•••• 4821`. */
  readonly email: string | null;
  readonly mobile: string | null;
  /** Whether agent float may be moved to the upline. */
  readonly toUpline: boolean;
  readonly clubLabel: { readonly labelName: string; readonly rankLevel: number } | null;
  readonly memberLabel: readonly { readonly labelName: string; readonly color: string }[];
}

/** Proof that a person makes the request, if a call requires it. */
export interface Proof {
  /** The solved challenge, from the verification's challenge call. */
  readonly challenge?: string;
  readonly captcha?: CaptchaAnswer;
}

export interface LoginInput extends Proof {
  readonly type: 'username' | 'sms';
  /** The mobile number in SMS mode. */
  readonly username: string;
  /** The code in SMS mode; empty if a token of the phone authentication is sent. */
  readonly password: string;
  readonly countryDialingCode?: string;
  readonly firebaseChannel?: 'sms';
  readonly firebaseIdToken?: string;
  /** Sign-in for agents: other accounts are refused. */
  readonly asAgent?: boolean;
  /** Remembers this device for a day; `false` or absent removes it. */
  readonly remember?: boolean;
}

/** `token` is a handle: the credential is the cookie; state-changing calls repeat the handle in a header. */
export interface SignedIn {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  /** Until the password is changed, this session may only change it, read its member and sign out. */
  readonly mustChangePassword: PasswordChangeReason | null;
  readonly user: MemberInfo;
}

/** The last member who signed in on this device and asked to be remembered. */
export interface RememberedLogin {
  readonly username: string;
  /** `false` if the brand's rules require the password every time. */
  readonly canSignIn: boolean;
}

/** What a sign-in form needs before sign-in. */
export interface SignInSettings {
  readonly minimumAge: number;
  /** Hours after which a remembered device expires. */
  readonly rememberHours: number;
  /** Days after which a password must be changed; `null` for never. */
  readonly passwordDays: number | null;
}

export interface FreePlayInput {
  readonly os: string;
  readonly platform: 'W';
  /** Random per click: a repeat with the same value returns the same trial account. */
  readonly random: string;
  readonly version: 3;
}

export interface ChangePasswordInput {
  readonly oldPassword?: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** The old PIN; the password of an account that has no PIN yet. An account with neither needs nothing. */
export interface ChangePinInput {
  readonly password?: string;
  readonly oldPaymentPassword?: string;
  readonly paymentPassword: string;
}

/** For who has forgotten the PIN: the password, where the account has one, and the code that was sent. */
export interface RecoverPinInput {
  readonly password?: string;
  readonly code: string;
  readonly paymentPassword: string;
}

/** Where the code for a new PIN was sent, shown in part. */
export interface PinCodeSent extends CodeSent {
  readonly channel: 'sms' | 'mail';
  readonly recipient: string;
}

export interface ResetByPhoneInput {
  readonly mobileNum: string;
  readonly countryDialingCode?: string;
  readonly verificationCode: string;
  readonly newPassword: string;
  readonly challenge?: string;
}

export interface ResetByLinkInput {
  /** The secret in the mailed link, after `#reset=`. */
  readonly secret: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

export interface OpenSession {
  readonly id: SessionId;
  readonly openedAt: string;
  readonly seenAt: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly isCurrent: boolean;
}

export interface KnownDevice {
  readonly id: DeviceId;
  readonly rememberedAt: string;
  readonly expiresAt: string;
  readonly ip: string;
  readonly userAgent: string;
}

export type MemberStatus = 'active' | 'excluded' | 'locked' | 'closed' | 'house';

/** The highest rank that operators can assign. */
export const highestRankLevel = 10;

/** A member as shown to operators. */
export interface MemberFile {
  readonly id: MemberId;
  readonly brand: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: AccountType;
  readonly status: MemberStatus;
  readonly joinedAt: string;
  readonly lastLoginAt: string | null;
  readonly lastLoginIp: string | null;
  /** Masked, as for the member. */
  readonly email: string | null;
  readonly mobile: string | null;
  readonly uplineAccount: string | null;
  readonly openSessions: number;
  /** Until when wrong passwords lock the account name; `null` if it is not locked. */
  readonly lockedUntil: string | null;
  /** From 0 (none) to `highestRankLevel`. */
  readonly rankLevel: number;
  /** When an operator asked for a new password that is not chosen yet. */
  readonly passwordAskedAt: string | null;
  readonly balance: DecimalAmount;
  readonly currency: string;
}

const member = { audience: 'member' } as const;
const signInFailures = [
  'wrong-credentials',
  'account-locked',
  'account-suspended',
  'captcha-needed',
  'wrong-captcha',
  'wrong-code',
  'challenge-failed',
  'phone-auth-failed',
  'phone-auth-off',
  'member_no_enter',
  'error_not_agent',
] as const;
export const identityCalls = {
  login: call('POST /wps/session/login', { sealed: true })
    .takes<LoginInput>()
    .gives<SignedIn>()
    .fails(...signInFailures),
  freePlay: call('POST /wps/session/login/freeplay').takes<FreePlayInput>().gives<SignedIn>(),
  /** Signs in without a password on a remembered device; the device gets a new token. */
  deviceLogin: call('POST /wps/session/login/device')
    .gives<SignedIn>()
    .fails('device-unknown', 'account-suspended'),
  rememberedLogin: call('GET /wps/session/remembered').gives<RememberedLogin | null>(),
  forgetDevice: call('DELETE /wps/session/remembered'),
  signInSettings: call('GET /wps/system/setting/login').gives<SignInSettings>(),

  logout: call('DELETE /wps/session/logout', { ...member, beforePasswordChange: true }),
  /** Ends every session of the member, including this one, and removes every remembered device. */
  logoutEverywhere: call('DELETE /wps/session/everywhere', member),
  openSessions: call('GET /wps/session/list', member).gives<readonly OpenSession[]>(),
  endSession: call('DELETE /wps/session/list/:id', member).takes<{ id: SessionId }>(),
  endOtherSessions: call('DELETE /wps/session/others', member),
  knownDevices: call('GET /wps/session/devices', member).gives<readonly KnownDevice[]>(),
  endDevice: call('DELETE /wps/session/devices/:id', member).takes<{ id: DeviceId }>(),

  memberInfo: call('GET /wps/member/info', {
    ...member,
    beforePasswordChange: true,
  }).gives<MemberProfile>(),
  memberIcon: call('GET /wps/member/info/icon', member).gives<{ icon: MemberIcon }>(),
  chooseIcon: call('PUT /wps/member/info/icon', { ...member, real: true })
    .takes<{ icon: MemberIcon }>()
    .gives<{ icon: MemberIcon }>()
    .fails('in_need_true_account'),
  playerAvatar: call('GET /wps/relay/MCSFE_getPlayerAvatar', member).gives<{
    avatar: MemberIcon;
    nickname: string;
  }>(),

  /** Ends the member's other sessions and devices; this session continues under the new handle. */
  changePassword: call('POST /wps/member/password', {
    ...member,
    sealed: true,
    real: true,
    beforePasswordChange: true,
  })
    .takes<ChangePasswordInput>()
    .gives<{ token: string }>()
    .fails('wrong-credentials', 'account-locked', 'in_need_true_account'),
  changePaymentPassword: call('POST /wps/member/payment-password', {
    ...member,
    sealed: true,
    real: true,
  })
    .takes<ChangePinInput>()
    .fails(
      'wrong-payment-password',
      'payment-password-locked',
      'wrong-credentials',
      'account-locked',
      'in_need_true_account',
    ),
  /** Sends a code to the member's proven number or mail address; `forbidden` where the house knows neither. */
  paymentPasswordCode: call('POST /wps/member/payment-password/code', { ...member, real: true })
    .takes<{ language: Language }>()
    .gives<PinCodeSent>()
    .fails('in_need_true_account'),
  /** A new PIN for who has forgotten it. Withdrawals stay closed for a day after it. */
  recoverPaymentPassword: call('POST /wps/member/payment-password/recovery', {
    ...member,
    sealed: true,
    real: true,
  })
    .takes<RecoverPinInput>()
    .gives<{ readonly withdrawalsFrom: string }>()
    .fails('wrong-credentials', 'account-locked', 'wrong-code', 'in_need_true_account'),
  /** The answer does not depend on whether the account exists; if it does, a link is mailed. */
  forgotPassword: call('POST /wps/member/password/email', { form: true })
    .takes<{ username: string; email: string } & Pick<Proof, 'challenge'>>()
    .fails('challenge-failed'),
  resetByLink: call('POST /wps/member/password/reset', { sealed: true })
    .takes<ResetByLinkInput>()
    .gives<SignedIn>()
    .fails('reset-link-invalid'),
  resetByPhone: call('POST /wps/member/password/verification', { sealed: true })
    .takes<ResetByPhoneInput>()
    .gives<SignedIn>()
    .fails('wrong-code', 'challenge-failed'),
};
