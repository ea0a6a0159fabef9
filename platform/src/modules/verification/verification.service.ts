import { socialStartPath, type SignInProviders } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { createSecretBox } from '../../secret-box.ts';
import type { Messages } from '../messages/index.ts';
import { createCaptchas, type Captchas } from './captcha.ts';
import { dropCaptchas } from './captcha.store.ts';
import { createChallenges, type Challenges } from './challenge.ts';
import { createCodes, type Codes } from './codes.ts';
import { dropCodes } from './codes.store.ts';
import { dropCounts } from './counts.store.ts';
import { createPhoneAuth, type PhoneAuth } from './phone-auth.ts';
import { createSignInServices, type SignInServices } from './sign-in-services.ts';
import { createSettings, type Settings } from './settings.ts';
import { createSocialFlows, type SocialFlows } from './social-flow.ts';
import { createSocial, type Social } from './social.ts';
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
