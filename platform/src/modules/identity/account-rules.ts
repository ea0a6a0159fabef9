import type { ComplianceProfile, FieldRule, RegisterSettings } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';

/** What a compliance profile asks of accounts and sessions. */
export interface AccountRules {
  /** Minutes without a call after which a session is over. */
  readonly idleMinutes: number;
  /** Its longest life. */
  readonly longestHours: number;
  readonly passwordMinLength: number;
  /** Days after which a password has to be a new one. */
  readonly passwordDays: number;
  /** Refuses passwords that everybody tries first. */
  readonly refusesCommonPasswords: boolean;
  /** Attempts that a name has within the window; the next one locks it for as long. */
  readonly attempts: number;
  readonly attemptMinutes: number;
  /** Whether a remembered device signs in by itself, or only fills in the name. */
  readonly signsInByDevice: boolean;
  /** Nobody registers without an identity document and a birth date, whatever the brand's form says. */
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
  // Royal Decree 1614/2011, article 26: identity and age are known before anybody plays.
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

/** The longest that any profile keeps a session: what is older is over everywhere. */
export const loosest = open;

/** The registration settings as they hold: the brand's, no looser than its profile allows. */
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
