import type { ComplianceProfile, FieldRule, RegisterSettings } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';

/** Requirements of a compliance profile on accounts and sessions. */
export interface AccountRules {
  /** Minutes without a call after which a session expires. */
  readonly idleMinutes: number;
  /** Maximum age of a session in hours. */
  readonly longestHours: number;
  readonly passwordMinLength: number;
  /** Days after which a password must be changed. */
  readonly passwordDays: number;
  /** Refuses the most common passwords. */
  readonly refusesCommonPasswords: boolean;
  /** Attempts per name within the window; the next attempt locks the name for the same time. */
  readonly attempts: number;
  readonly attemptMinutes: number;
  /** Whether a remembered device signs in without a password, or only fills in the name. */
  readonly signsInByDevice: boolean;
  /** Registration requires an identity document and a birth date, whatever the brand's form says. */
  readonly asksIdentity: boolean;
}

const open: AccountRules = {
  idleMinutes: 30,
  longestHours: 24,
  passwordMinLength: 8,
  passwordDays: 180,
  refusesCommonPasswords: true,
  attempts: 5,
  attemptMinutes: 15,
  signsInByDevice: true,
  asksIdentity: false,
};

const rulesOfProfile = {
  open,
  'mga-like': { ...open, longestHours: 12, attemptMinutes: 30 },
  // GLI-19 2.5.3: three failures in half an hour.
  'uk-like': {
    ...open,
    longestHours: 12,
    attempts: 3,
    attemptMinutes: 30,
    signsInByDevice: false,
  },
  // Royal Decree 1614/2011, article 26: identity and age are verified before a person plays.
  'es-like': { ...open, longestHours: 12, asksIdentity: true },
  'pagcor-like': {
    ...open,
    longestHours: 12,
    passwordDays: 90,
    attempts: 3,
    attemptMinutes: 30,
    signsInByDevice: false,
  },
} satisfies Record<ComplianceProfile, AccountRules>;

export function accountRules(brand: Brand): AccountRules {
  return rulesOfProfile[brand.settings.profile.complianceProfile];
}

/** The longest session of any profile: older sessions have expired everywhere. */
export const loosest = open;

/** The effective registration settings: the brand's, restricted by its profile. */
export function registerSettings(brand: Brand): RegisterSettings {
  const settings = brand.registerSettings;
  const { passwordMinLength, asksIdentity } = accountRules(brand);
  const password = atLeast(settings.password, passwordMinLength);
  if (!asksIdentity) return { ...settings, password };
  const { idNumber, birthday } = settings;
  return { ...settings, password, idNumber: asked(idNumber), birthday: asked(birthday) };
}

const asked = (rule: FieldRule): FieldRule => ({ ...rule, enabled: true, required: true });

function atLeast(rule: FieldRule, shortest: number): FieldRule {
  const minLength = Math.max(rule.minLength, shortest);
  return { ...rule, minLength, maxLength: Math.max(rule.maxLength, minLength) };
}
