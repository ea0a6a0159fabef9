import { CallFailed } from '@croupier/client';
import type {
  BrandIdentity,
  Id,
  MemberInfo,
  MemberProfile,
  Problem,
  Session,
  SiteManifest,
} from '@croupier/contracts';

/** An id of the given kind, for makers of test data. */
export function idOf<Kind extends string>(kind: Kind, rest: string): Id<Kind> {
  return `${kind}_${rest}` as Id<Kind>;
}

export function aMember(overrides: Partial<MemberInfo> = {}): MemberInfo {
  return {
    id: idOf('mem', '00000001'),
    account: 'rahim',
    nickname: 'rahim',
    type: 0,
    lastLoginAt: null,
    ...overrides,
  };
}

/** A member profile as `memberInfo` returns it. */
export function aProfile(overrides: Partial<MemberProfile> = {}): MemberProfile {
  return {
    ...aMember(),
    icon: 'lotus',
    joinedAt: '2026-01-05T08:00:00.000Z',
    lastLoginIp: null,
    hasPassword: true,
    hasPaymentPassword: true,
    mustChangePassword: null,
    email: null,
    mobile: null,
    toUpline: false,
    clubLabel: null,
    memberLabel: [],
    ...overrides,
  };
}

export function aSession(overrides: Partial<MemberInfo> = {}): Session {
  return { token: 'handle-1', member: aMember(overrides) };
}

const padma: BrandIdentity = {
  code: 'padma',
  name: 'Padma',
  currency: 'BDT',
  currencySymbol: '৳',
  languages: ['bn', 'en', 'es', 'ar'],
  defaultLanguage: 'bn',
  defaultTheme: 'dark',
  look: 'padma',
  mark: 'padma',
  word: 'Padma',
  minimumAge: 18,
  currencyPosition: 'before',
  currencyDecimals: 2,
  defaultDialingCode: '880',
  loginedToHomePage: false,
  memberLabelColor: '#ABABAB',
  origin: 'http://localhost',
  furtherLocales: [],
  licences: [],
  socials: [],
};

export function aSite(overrides: Partial<SiteManifest> = {}): SiteManifest {
  return {
    brand: padma,
    language: 'en',
    theme: 'dark',
    status: 0,
    closure: null,
    flags: [],
    modules: [],
    offPaths: [],
    session: null,
    sealingKey: { kty: 'EC', crv: 'P-256', kid: 'test', x: '', y: '' },
    serverTime: new Date().toISOString(),
    serial: 1,
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    shellFiles: {},
    ticket: 'ticket-1',
    canInspect: false,
    ...overrides,
  };
}

/** A failed call's error, as the client throws it. */
export function aFailure(problem: Pick<Problem, 'code'> & Partial<Problem>): CallFailed {
  return new CallFailed(problem);
}
