import { z } from 'zod';
import { memberIcons } from '../identity-terms.ts';
import { languages } from '../languages.ts';
import { decimal, idOf, noAnswer, nothing } from './atoms.ts';
import type { Infer } from './infer.ts';
import { captchaAnswer, challengePayload, codeSent, oneTimeCode } from './verification.ts';
import type { CallSchemas } from './call-schemas.ts';

/**
 * The numeric account types of the specification (`isAgent`): 0 player, 4 trial account, 1, 2, 41 and 42
 * agents, who see the agent centre.
 */
export const accountType = z.literal([0, 1, 2, 4, 41, 42]);
export type AccountType = Infer<typeof accountType>;

/** Data about the signed-in member on every page. */
export const memberInfo = z.strictObject({
  id: idOf('mem'),
  account: z.string(),
  nickname: z.string(),
  type: accountType,
  /** ISO time of the previous sign-in. */
  lastLoginAt: z.string().nullable(),
});
export type MemberInfo = Infer<typeof memberInfo>;

/** Why a member must first choose a new password. */
export const passwordChangeReason = z.enum([
  'default-password',
  'expired-password',
  'asked-password',
]);
export type PasswordChangeReason = Infer<typeof passwordChangeReason>;

export const memberProfile = memberInfo.extend({
  icon: z.enum(memberIcons),
  joinedAt: z.string(),
  /** IP address of the previous sign-in. */
  lastLoginIp: z.string().nullable(),
  /** `false` for an account that signs in by SMS only: no old password is required. */
  hasPassword: z.boolean(),
  /**
   * `false` until an account opened by a social sign-in has set one: without it withdrawals are impossible.
   */
  hasPaymentPassword: z.boolean(),
  mustChangePassword: passwordChangeReason.nullable(),
  /** Masked, such as `r•••@mail.com` and `•••• 4821`. */
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  /** Whether agent float may be moved to the upline. */
  toUpline: z.boolean(),
  clubLabel: z
    .strictObject({
      labelName: z.string(),
      rankLevel: z.number(),
    })
    .nullable(),
  memberLabel: z.array(
    z.strictObject({
      labelName: z.string(),
      color: z.string(),
    }),
  ),
});
export type MemberProfile = Infer<typeof memberProfile>;

/** `token` is a handle: the credential is the cookie; state-changing calls repeat the handle in a header. */
export const signedIn = z.strictObject({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** Until the password is changed, this session may only change it, read its member and sign out. */
  mustChangePassword: passwordChangeReason.nullable(),
  user: memberInfo,
});
export type SignedIn = Infer<typeof signedIn>;

/** The last member who signed in on this device and asked to be remembered. */
export const rememberedLogin = z.strictObject({
  username: z.string(),
  /** `false` if the brand's rules require the password every time. */
  canSignIn: z.boolean(),
});
export type RememberedLogin = Infer<typeof rememberedLogin>;

/** What a sign-in form needs before sign-in. */
export const signInSettings = z.strictObject({
  minimumAge: z.number(),
  /** Hours after which a remembered device expires. */
  rememberHours: z.number(),
  /** Days after which a password must be changed; `null` for never. */
  passwordDays: z.number().nullable(),
});
export type SignInSettings = Infer<typeof signInSettings>;

/** Where the code for a new PIN was sent, shown in part. */
export const pinCodeSent = codeSent.extend({
  channel: z.enum(['sms', 'mail']),
  recipient: z.string(),
});
export type PinCodeSent = Infer<typeof pinCodeSent>;

export const openSession = z.strictObject({
  id: idOf('ses'),
  openedAt: z.string(),
  seenAt: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  isCurrent: z.boolean(),
});
export type OpenSession = Infer<typeof openSession>;

export const knownDevice = z.strictObject({
  id: idOf('dev'),
  rememberedAt: z.string(),
  expiresAt: z.string(),
  ip: z.string(),
  userAgent: z.string(),
});
export type KnownDevice = Infer<typeof knownDevice>;

export const memberStatus = z.enum(['active', 'excluded', 'locked', 'closed', 'house']);
export type MemberStatus = Infer<typeof memberStatus>;

/** A member as shown to operators. */
export const memberFile = z.strictObject({
  id: idOf('mem'),
  /** Present for an account of the demo. */
  isDemo: z.literal(true).exactOptional(),
  brand: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: accountType,
  status: memberStatus,
  joinedAt: z.string(),
  lastLoginAt: z.string().nullable(),
  lastLoginIp: z.string().nullable(),
  /** Masked, as for the member. */
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  /** When a code proved the address; `null`: not proven. */
  emailVerifiedAt: z.string().nullable(),
  mobileVerifiedAt: z.string().nullable(),
  /** When the authenticator app was switched on; `null`: it is off. */
  secondFactorSince: z.string().nullable(),
  passkeys: z.number(),
  /** When the account closes at the member's wish; `null`: it does not. */
  closesAt: z.string().nullable(),
  uplineAccount: z.string().nullable(),
  openSessions: z.number(),
  /** Until when wrong passwords lock the account name; `null` if it is not locked. */
  lockedUntil: z.string().nullable(),
  /** From 0 (none) to `highestRankLevel`. */
  rankLevel: z.number(),
  /** When an operator asked for a new password that is not chosen yet. */
  passwordAskedAt: z.string().nullable(),
  balance: decimal,
  currency: z.string(),
});
export type MemberFile = Infer<typeof memberFile>;

/** Maximum length of any form field; the brand's rules are tighter. */
const text = z.string().max(255);

/** Proof that a person makes the request. */
export const proofFields = {
  challenge: challengePayload.exactOptional(),
  captcha: captchaAnswer.exactOptional(),
};
export type Proof = Infer<z.ZodObject<typeof proofFields>>;

const dialingCode = z.string().regex(/^[1-9]\d{0,3}$/);

/** A phone authentication token, instead of a code. */
export const phoneToken = {
  countryDialingCode: dialingCode.exactOptional(),
  firebaseChannel: z.literal('sms').exactOptional(),
  firebaseIdToken: z.string().min(1).max(4_000).exactOptional(),
};

const icon = z.enum(memberIcons);

/** Input and output of each call. */
export const identitySchemas = {
  login: {
    input: z.strictObject({
      type: z.enum(['username', 'sms']),
      /** The mobile number in SMS mode. */
      username: text.trim().min(1),
      /** The code in SMS mode; empty if a token of the phone authentication is sent. */
      password: text,
      /** Sign-in for agents: other accounts are refused. */
      asAgent: z.boolean().exactOptional(),
      /** Remembers this device for a day; `false` or absent removes it. */
      remember: z.boolean().exactOptional(),
      ...proofFields,
      ...phoneToken,
    }),
    output: signedIn,
  },
  freePlay: {
    input: z.strictObject({
      os: z.string().max(60),
      platform: z.literal('W'),
      /** Random per click: a repeat with the same value returns the same trial account. */
      random: z.string().min(22).max(200),
      version: z.literal(3),
    }),
    output: signedIn,
  },
  deviceLogin: { input: nothing, output: signedIn },
  rememberedLogin: { input: nothing, output: rememberedLogin.nullable() },
  forgetDevice: { input: nothing, output: noAnswer },
  signInSettings: { input: nothing, output: signInSettings },
  logout: { input: nothing, output: noAnswer },
  logoutEverywhere: { input: nothing, output: noAnswer },
  openSessions: { input: nothing, output: z.array(openSession) },
  endSession: { input: z.strictObject({ id: idOf('ses') }), output: noAnswer },
  endOtherSessions: { input: nothing, output: noAnswer },
  knownDevices: { input: nothing, output: z.array(knownDevice) },
  endDevice: { input: z.strictObject({ id: idOf('dev') }), output: noAnswer },
  memberInfo: { input: nothing, output: memberProfile },
  memberIcon: {
    input: nothing,
    output: z.strictObject({
      icon: z.enum(memberIcons),
    }),
  },
  chooseIcon: {
    input: z.strictObject({ icon }),
    output: z.strictObject({
      icon: z.enum(memberIcons),
    }),
  },
  playerAvatar: {
    input: nothing,
    output: z.strictObject({
      avatar: z.enum(memberIcons),
      nickname: z.string(),
    }),
  },
  changePassword: {
    input: z.strictObject({
      oldPassword: text.exactOptional(),
      newPassword: text,
      confirmNewPassword: text,
    }),
    output: z.strictObject({
      token: z.string(),
    }),
  },
  changePaymentPassword: {
    input: z.strictObject({
      password: text.exactOptional(),
      oldPaymentPassword: text.exactOptional(),
      paymentPassword: text,
    }),
    output: noAnswer,
  },
  paymentPasswordCode: {
    input: z.strictObject({ language: z.enum(languages) }),
    output: pinCodeSent,
  },
  recoverPaymentPassword: {
    input: z.strictObject({
      password: text.exactOptional(),
      code: oneTimeCode,
      paymentPassword: text,
    }),
    output: z.strictObject({
      withdrawalsFrom: z.string(),
    }),
  },
  forgotPassword: {
    input: z.strictObject({
      username: text.trim().min(1),
      email: text.trim().min(1),
      challenge: challengePayload.exactOptional(),
    }),
    output: noAnswer,
  },
  resetByLink: {
    input: z.strictObject({
      /** The secret in the mailed link, after `#reset=`. */
      secret: z.string().min(1).max(100),
      newPassword: text,
      confirmNewPassword: text,
    }),
    output: signedIn,
  },
  resetByPhone: {
    input: z.strictObject({
      mobileNum: text.trim().min(1),
      ...phoneToken,
      verificationCode: oneTimeCode,
      newPassword: text,
      challenge: challengePayload.exactOptional(),
    }),
    output: signedIn,
  },
} satisfies CallSchemas;

export type LoginInput = Infer<(typeof identitySchemas)['login']['input']>;

export type FreePlayInput = Infer<(typeof identitySchemas)['freePlay']['input']>;

export type ChangePasswordInput = Infer<(typeof identitySchemas)['changePassword']['input']>;

/** The old PIN; the password of an account that has no PIN yet. An account with neither needs nothing. */
export type ChangePinInput = Infer<(typeof identitySchemas)['changePaymentPassword']['input']>;

/** For a member who has lost the PIN: the password, where the account has one, and the code that was sent. */
export type RecoverPinInput = Infer<(typeof identitySchemas)['recoverPaymentPassword']['input']>;

export type ResetByPhoneInput = Infer<(typeof identitySchemas)['resetByPhone']['input']>;

export type ResetByLinkInput = Infer<(typeof identitySchemas)['resetByLink']['input']>;
