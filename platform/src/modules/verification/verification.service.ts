import {
  socialStartPath,
  type Captcha,
  type Challenge,
  type ChallengePurpose,
  type CodePurpose,
  type CodeSent,
  type Language,
  type MemberId,
  type PhoneProject,
  type SignInProviders,
  type SocialTicket,
  type SocialProvider,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { CommittedRefusal } from '../../db/index.ts';
import type { Done, Outcome } from '../../outcome.ts';
import { createSecretBox } from '../../secret-box.ts';
import type { Brand } from '../brands/index.ts';
import type { Messages } from '../messages/index.ts';
import { createCaptchas } from './captcha.ts';
import { dropCaptchas } from './captcha.store.ts';
import { createChallenges } from './challenge.ts';
import { createCodes } from './codes.ts';
import { dropCodes } from './codes.store.ts';
import { dropCounts } from './counts.store.ts';
import type { MobileNumber } from './mobile-number.ts';
import { createPhoneAuth } from './phone-auth.ts';
import { createSignInServices, type SignInServices } from './sign-in-services.ts';
import { createSettings } from './settings.ts';
import { createSocialFlows, type SocialFlows } from './social-flow.ts';
import { createSocial } from './social.ts';
import { dropSocialTickets } from './social.store.ts';
import { dropSpent } from './spent.store.ts';

/** Proofs by a visitor: work done, a picture read, control of a number or of an external account. */
export interface Verification {
  readonly challenge: Challenges;
  readonly captcha: Captchas;
  readonly codes: Codes;
  readonly phoneAuth: PhoneAuth;
  readonly social: Social;
  readonly socialFlow: SocialFlows;
  readonly settings: Settings;
  /** Configured ways to sign in. */
  providers(brand: string): Promise<SignInProviders>;
  readonly signIn: SignInServices['admin'];
  /** Deletes expired rows. */
  sweep(): Promise<void>;
}

export function createVerification(
  core: Core,
  { messages }: { readonly messages: Messages },
): Verification {
  const { config, db, clock } = core;
  const box = createSecretBox(config.keysSecret, core.random);
  const settings = createSettings(core);
  const services = createSignInServices(core, { box });
  return {
    challenge: createChallenges(core, { box, settings }),
    captcha: createCaptchas(core, { box }),
    codes: createCodes(core, { box, settings, messages }),
    phoneAuth: createPhoneAuth(core, services),
    social: createSocial(core, { box }),
    socialFlow: createSocialFlows(core, { box, services }),
    settings,
    providers: (brand) => providersOf(services, brand),
    signIn: services.admin,
    async sweep() {
      const now = clock.now();
      await dropSpent(db.read, now);
      await dropCaptchas(db.read, now);
      await dropCodes(db.read, now);
      await dropSocialTickets(db.read, now);
      await dropCounts(db.read, now);
    },
  };
}

async function providersOf(services: SignInServices, brand: string): Promise<SignInProviders> {
  const [social, phoneAuth] = await Promise.all([
    services.socialOf(brand),
    services.phoneAuthOf(brand),
  ]);
  return {
    social: social.map(({ provider, label }) => ({
      provider,
      ...(label ? { label } : {}),
      start: socialStartPath.replace(':provider', provider),
    })),
    phone: phoneAuth ? { by: 'firebase' } : { by: 'code' },
  };
}

/** The brand's profile states whether it requires challenges. */
export type AskingBrand = Pick<Brand, 'code' | 'settings'>;

export interface Challenges {
  /** `null` if the brand requires none. */
  issue(brand: AskingBrand, purpose: ChallengePurpose): Promise<Challenge | null>;
  /** Accepts a solution once; no solution is needed if the brand requires none. */
  check(check: {
    readonly brand: AskingBrand;
    readonly purpose: ChallengePurpose;
    readonly payload: string | undefined;
  }): Promise<Outcome<void, 'challenge-failed'>>;
}

export interface Captchas {
  issue(visitor: {
    readonly brand: string;
    readonly ip: string;
    readonly language: Language;
  }): Promise<Outcome<Captcha, 'too-many-requests'>>;
  /** The spoken characters of a captcha, as WAV; `null` for an expired one. */
  sound(ask: {
    readonly brand: string;
    readonly id: string;
    readonly language: Language;
  }): Promise<Uint8Array | null>;
  /** Uses the captcha, right or wrong. Its failures carry the problem's `captcha` flag. */
  check(check: {
    readonly brand: string;
    readonly answer: { readonly id: string; readonly text: string } | undefined;
  }): Promise<Outcome<void, 'captcha-needed' | 'wrong-captcha'>>;
}

export interface Codes {
  /** Sends a code; the answer is the same whether or not the number has an account. */
  send(order: CodeOrder): Promise<Outcome<CodeSent, 'too-many-requests'>>;
  /**
   * Uses a code in the caller's transaction: it is valid once, within its minutes, with five tries. The caller
   * returns the refusal of a wrong code from its transaction, which commits the count of the try.
   */
  check(
    tx: Tx,
    check: {
      readonly brand: string;
      readonly purpose: CodePurpose;
      readonly recipient: CodeRecipient;
      readonly code: string;
    },
  ): Promise<Done<void> | CommittedRefusal<'wrong-code'>>;
}

/** The mail address of an account. */
export type MailAddress = string & { readonly mailAddress: unique symbol };

/** Where a code goes: by SMS to a number in E.164, by mail to an address. */
export type CodeRecipient = MobileNumber | MailAddress;

export interface CodeOrder {
  readonly brand: Brand;
  readonly purpose: CodePurpose;
  readonly recipient: CodeRecipient;
  readonly ip: string;
  readonly language: Language;
}

export interface PhoneAuth {
  /** The number that an id token of the brand's Firebase project proves. A token serves once. */
  verify(
    brand: string,
    idToken: string,
  ): Promise<Outcome<MobileNumber, 'phone-auth-failed' | 'phone-auth-off' | 'unavailable'>>;
  /** The project that verifies numbers of the brand's visitors; `null` if the platform sends codes itself. */
  projectOf(brand: string): Promise<PhoneProject | null>;
}

/** An account at a provider, from its signed id token. */
export interface SocialProfile extends SocialTicket {
  readonly issuer: string;
  readonly subject: string;
  /** Whether the provider has verified the e-mail address. Never used for automatic linking. */
  readonly isEmailVerified: boolean;
}

export interface Social {
  /**
   * Uses the ticket of a new profile in the caller's transaction and links the profile to the new account.
   */
  claim(
    tx: Tx,
    claim: { readonly brand: string; readonly ticket: string; readonly member: MemberId },
  ): Promise<Outcome<SocialProfile, 'social-expired'>>;
  arrival(brand: string, ticket: string): Promise<Outcome<SocialTicket, 'social-expired'>>;
  /** Stores a new profile for the registration; returns its ticket. */
  welcome(brand: string, profile: SocialProfile): Promise<string>;
  memberOf(
    brand: string,
    profile: Pick<SocialProfile, 'issuer' | 'subject'>,
  ): Promise<MemberId | null>;
  /**
   * `false` if the provider's account is linked already, or the member has another account of this provider.
   */
  link(brand: string, profile: SocialProfile, member: MemberId): Promise<boolean>;
  linksOf(member: MemberId): Promise<readonly SocialProvider[]>;
}

export interface BrandVerification {
  /** PBKDF2 rounds per try. */
  readonly challengeCost: number;
  readonly codeMinutes: number;
  /** Codes per day. */
  readonly codesPerNumber: number;
  readonly codesPerAddress: number;
  readonly codesPerBrand: number;
  /** Opens an account for a new profile at once, instead of showing the registration. */
  readonly enrolsSocial: boolean;
}

export interface Settings {
  /** The platform's defaults if the brand has no own settings. */
  of(brand: string): Promise<BrandVerification>;
  keep(brand: string, settings: Partial<BrandVerification>): Promise<void>;
}
