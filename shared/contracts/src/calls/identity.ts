import { call } from '../call.ts';
import type { DeviceId, MemberId, SessionId } from '../ids.ts';
import type { Language } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import type { CaptchaAnswer, CodeSent } from './verification.ts';

/**
 * The numeric account types of the specification (`isAgent`): 0 a player, 4 a trial account,
 * 1, 2, 41 and 42 agents, who see the agent centre.
 */
export type AccountType = 0 | 1 | 2 | 4 | 41 | 42;

/** What every page knows of the member who is signed in. */
export interface MemberInfo {
  readonly id: MemberId;
  readonly account: string;
  readonly nickname: string;
  readonly type: AccountType;
  /** ISO time of the sign-in before this one. */
  readonly lastLoginAt: string | null;
}

/** Pictures that a member can choose; the pages draw them. */
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

/** Why a member must choose a new password before anything else. */
export type PasswordChangeReason = 'default-password' | 'expired-password' | 'asked-password';

export interface MemberProfile extends MemberInfo {
  readonly icon: MemberIcon;
  readonly joinedAt: string;
  /** Address that the sign-in before this one came from. */
  readonly lastLoginIp: string | null;
  /** `false` for an account that signs in by SMS alone: it is not asked for an old password. */
  readonly hasPassword: boolean;
  /** `false` until an account that a social sign-in opened has chosen one: without it no money leaves. */
  readonly hasPaymentPassword: boolean;
  readonly mustChangePassword: PasswordChangeReason | null;
  /** Shown in part, as `r•••@mail.com` and `•••• 4821`. */
  readonly email: string | null;
  readonly mobile: string | null;
  /** Whether agent float may move to somebody above. */
  readonly toUpline: boolean;
  readonly clubLabel: { readonly labelName: string; readonly rankLevel: number } | null;
  readonly memberLabel: readonly { readonly labelName: string; readonly color: string }[];
}

/** What shows that a person asks, where a call wants it. */
export interface Proof {
  /** The solved challenge, as the verification's challenge call asks for it. */
  readonly challenge?: string;
  readonly captcha?: CaptchaAnswer;
}

export interface LoginInput extends Proof {
  readonly type: 'username' | 'sms';
  /** The mobile number in SMS mode. */
  readonly username: string;
  /** The code in SMS mode; empty there with a token of the phone authentication. */
  readonly password: string;
  readonly countryDialingCode?: string;
  readonly firebaseChannel?: 'sms';
  readonly firebaseIdToken?: string;
  /** The door of agents: others are refused. */
  readonly asAgent?: boolean;
  /** Keeps this device known for a day; `false` or nothing forgets it. */
  readonly remember?: boolean;
}

/** `token` is a handle: the credential is the cookie; state-changing calls repeat the handle in a header. */
export interface SignedIn {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  /** Until the password is changed, this session may do that, ask who it is and sign out. */
  readonly mustChangePassword: PasswordChangeReason | null;
  readonly user: MemberInfo;
}

/** Who signed in last on this device and asked to be remembered. */
export interface RememberedLogin {
  readonly username: string;
  /** `false` where the brand's rules ask for the password every time. */
  readonly canSignIn: boolean;
}

/** What a sign-in form needs to know before anybody signs in. */
export interface SignInSettings {
  readonly minimumAge: number;
  /** Hours after which a remembered device is forgotten. */
  readonly rememberHours: number;
  /** Days after which a password must be changed; `null` for never. */
  readonly passwordDays: number | null;
}

export interface FreePlayInput {
  readonly os: string;
  readonly platform: 'W';
  /** Made at random for this press of the button: the same one again is the same trial account. */
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
  /** The secret of the mailed link, its part after `#reset=`. */
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

/** The highest rank that the house gives a member. */
export const highestRankLevel = 10;

/** A member as operators see them. */
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
  /** Shown in part, as to the member. */
  readonly email: string | null;
  readonly mobile: string | null;
  readonly uplineAccount: string | null;
  readonly openSessions: number;
  /** Until when wrong passwords keep the name from signing in; `null` while nothing does. */
  readonly lockedUntil: string | null;
  /** From 0, which is none, to `highestRankLevel`. */
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
  /** Signs in without a password on a device that was remembered; its token is new afterwards. */
  deviceLogin: call('POST /wps/session/login/device')
    .gives<SignedIn>()
    .fails('device-unknown', 'account-suspended'),
  rememberedLogin: call('GET /wps/session/remembered').gives<RememberedLogin | null>(),
  forgetDevice: call('DELETE /wps/session/remembered'),
  signInSettings: call('GET /wps/system/setting/login').gives<SignInSettings>(),

  logout: call('DELETE /wps/session/logout', { ...member, beforePasswordChange: true }),
  /** Ends every session of the member, this one too, and forgets every device. */
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

  /** Ends the member's other sessions and devices; this session goes on under the new handle. */
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
  /** Answers alike whether the account exists or not; a link is mailed where it does. */
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
