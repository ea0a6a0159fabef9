import { z } from 'zod';
import {
  highestRankLevel,
  memberIcons,
  type ChangePasswordInput,
  type ChangePinInput,
  type RecoverPinInput,
  type FreePlayInput,
  type LoginInput,
  type ResetByLinkInput,
  type ResetByPhoneInput,
} from '../calls/identity.ts';
import { languages } from '../languages.ts';
import { idOf } from './atoms.ts';
import { captchaAnswer, challengePayload, oneTimeCode } from './verification.ts';

/** Maximum length of any form field; the brand's rules are tighter. */
const text = z.string().max(255);
const nothing = z.strictObject({});
const dialingCode = z.string().regex(/^[1-9]\d{0,3}$/);
const icon = z.enum(memberIcons);

/** Proof that a person makes the request. */
export const proof = {
  challenge: challengePayload.exactOptional(),
  captcha: captchaAnswer.exactOptional(),
};

/** A phone authentication token, instead of a code. */
export const phoneToken = {
  countryDialingCode: dialingCode.exactOptional(),
  firebaseChannel: z.literal('sms').exactOptional(),
  firebaseIdToken: z.string().min(1).max(4_000).exactOptional(),
};

const ofMember = { brand: text, account: text.trim().min(1) };

export const identityInputs = {
  login: z.strictObject({
    type: z.enum(['username', 'sms']),
    username: text.trim().min(1),
    password: text,
    asAgent: z.boolean().exactOptional(),
    remember: z.boolean().exactOptional(),
    ...proof,
    ...phoneToken,
  }) satisfies z.ZodType<LoginInput>,
  freePlay: z.strictObject({
    os: z.string().max(60),
    platform: z.literal('W'),
    random: z.string().min(22).max(200),
    version: z.literal(3),
  }) satisfies z.ZodType<FreePlayInput>,
  deviceLogin: nothing,
  rememberedLogin: nothing,
  forgetDevice: nothing,
  signInSettings: nothing,
  logout: nothing,
  logoutEverywhere: nothing,
  openSessions: nothing,
  endSession: z.strictObject({ id: idOf('ses') }),
  endOtherSessions: nothing,
  knownDevices: nothing,
  endDevice: z.strictObject({ id: idOf('dev') }),
  memberInfo: nothing,
  memberIcon: nothing,
  chooseIcon: z.strictObject({ icon }),
  playerAvatar: nothing,
  changePassword: z.strictObject({
    oldPassword: text.exactOptional(),
    newPassword: text,
    confirmNewPassword: text,
  }) satisfies z.ZodType<ChangePasswordInput>,
  changePaymentPassword: z.strictObject({
    password: text.exactOptional(),
    oldPaymentPassword: text.exactOptional(),
    paymentPassword: text,
  }) satisfies z.ZodType<ChangePinInput>,
  paymentPasswordCode: z.strictObject({ language: z.enum(languages) }),
  recoverPaymentPassword: z.strictObject({
    password: text.exactOptional(),
    code: oneTimeCode,
    paymentPassword: text,
  }) satisfies z.ZodType<RecoverPinInput>,
  forgotPassword: z.strictObject({
    username: text.trim().min(1),
    email: text.trim().min(1),
    challenge: challengePayload.exactOptional(),
  }),
  resetByLink: z.strictObject({
    secret: z.string().min(1).max(100),
    newPassword: text,
    confirmNewPassword: text,
  }) satisfies z.ZodType<ResetByLinkInput>,
  resetByPhone: z.strictObject({
    mobileNum: text.trim().min(1),
    countryDialingCode: dialingCode.exactOptional(),
    verificationCode: oneTimeCode,
    newPassword: text,
    challenge: challengePayload.exactOptional(),
  }) satisfies z.ZodType<ResetByPhoneInput>,
  memberFile: z.strictObject(ofMember),
  unlockMember: z.strictObject({ ...ofMember, note: text }),
  setMemberStatus: z.strictObject({
    ...ofMember,
    status: z.enum(['active', 'excluded', 'locked', 'closed', 'house']),
    note: text,
  }),
  askMemberPassword: z.strictObject({ ...ofMember, note: text }),
  setMemberRank: z.strictObject({
    ...ofMember,
    rankLevel: z.int().min(0).max(highestRankLevel),
    note: text,
  }),
};
