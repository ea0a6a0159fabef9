import type { CaptchaTables } from './captcha.store.ts';
import type { CodesTables } from './codes.store.ts';
import type { CountsTables } from './counts.store.ts';
import type { SettingsTables } from './settings.ts';
import type { SignInServicesTables } from './sign-in-services.store.ts';
import type { SocialTables } from './social.store.ts';
import type { SpentTables } from './spent.store.ts';

export interface VerificationTables
  extends
    CaptchaTables,
    CodesTables,
    CountsTables,
    SettingsTables,
    SignInServicesTables,
    SocialTables,
    SpentTables {}
