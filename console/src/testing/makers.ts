import {
  defaultRegisterSettings,
  operatorPermissions,
  type AuditEntry,
  type BrandBrandDetails,
  type BrandSettings,
  type BrandSummary,
  type Id,
  type LedgerCheck,
  type OperatorInfo,
  type Placement,
  type Release,
} from '@croupier/contracts';

export const anOperator = (overrides: Partial<OperatorInfo> = {}): OperatorInfo => ({
  id: 'opr_00000001' as Id<'opr'>,
  name: 'mina',
  token: 'handle-1',
  reach: Object.fromEntries(operatorPermissions.map((permission) => [permission, null])),
  secondFactor: 'off',
  ...overrides,
});

export const padma: BrandSummary = { code: 'padma', name: 'Padma', hosts: ['localhost'] };
export const verano: BrandSummary = { code: 'verano', name: 'Verano', hosts: ['second.localhost'] };

export function aRelease(overrides: Partial<Release> = {}): Release {
  return {
    version: '1.1.0',
    releasedAt: '2026-01-02T10:00:00Z',
    bytes: 204_800,
    failures: { reports: 0, networks: 0, lastAt: null, last: null },
    ...overrides,
  };
}

export function aPlacement(overrides: Partial<Placement> = {}): Placement {
  return {
    module: 'mfe-lottery',
    owner: 'lottery team',
    enabled: true,
    version: null,
    newest: '1.1.0',
    serving: '1.1.0',
    canary: null,
    withdrawn: null,
    lastGood: '1.0.0',
    form: {},
    settings: {},
    releases: [
      aRelease({ version: '1.1.0', releasedAt: '2026-01-02T10:00:00Z', bytes: 204_800 }),
      aRelease({ version: '1.0.0', releasedAt: '2026-01-01T10:00:00Z', bytes: 102_400 }),
    ],
    revision: 3,
    ...overrides,
  };
}

export function anAuditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 'aud_00000001',
    at: '2026-01-02T10:00:00Z',
    operator: 'mina',
    action: 'module.placed',
    subject: 'padma/mfe-lottery',
    before: 'on, newest',
    after: 'off, 1.0.0',
    note: 'maintenance of the draws',
    ...overrides,
  };
}

export function aLedgerCheck(overrides: Partial<LedgerCheck> = {}): LedgerCheck {
  return {
    id: 'chk_00000001' as Id<'chk'>,
    startedAt: '2026-01-02T10:00:00Z',
    tookMs: 120,
    startedBy: null,
    accounts: 12,
    transfers: 3400,
    sum: '0.00',
    isClean: true,
    wrong: 0,
    findings: [],
    ...overrides,
  };
}

const saidNowhere = { en: '', bn: '', es: '', ar: '' };

export function aBrandDetails(overrides: Partial<BrandSettings> = {}): BrandBrandDetails {
  return {
    code: 'padma',
    name: 'Padma',
    hosts: ['localhost'],
    languages: ['bn', 'en'],
    currency: 'BDT',
    revisions: {
      flags: 4,
      maintenance: 1,
      region: 0,
      register: 0,
      profile: 0,
      look: 0,
      service: 0,
      resources: 0,
      delivery: 0,
      agents: 0,
    },
    settings: {
      flags: {
        COMM3: false,
        MOBILEVERCODELOGIN3: true,
        CHNGPASSVERIF3: false,
        CHNGPASSMAIL3: false,
        DIRECTREG3: true,
        USERNAMEREG3: true,
        MOBILENUMREG3: false,
        REGMOBVERF3: false,
        MOBILENUMPASSREG3: false,
        FREEPLAY3: false,
        PWDEXPFORCECHANGE3: false,
        CONTRACT3: false,
        SALARY3: false,
        DAILYSALARY3: false,
        HOURLYSALARY3: false,
        REALTIMESALARY3: false,
        WINNERS: true,
        REFERRAL: false,
      },
      maintenance: { isOn: false, endsAt: null, title: saidNowhere, text: saidNowhere },
      region: {
        isOn: false,
        mode: 'refuse',
        countries: [],
        unknownCountry: 'admit',
        admittedRanges: [],
        deniedRanges: [],
      },
      register: defaultRegisterSettings,
      look: {
        isOn: false,
        accent: '#ffb423',
        surfaceHue: 170,
        radius: 'round',
        fonts: 'display',
        mark: 'croupier',
        word: '',
      },
      profile: {
        timeZone: 'Asia/Dhaka',
        minimumAge: 18,
        complianceProfile: 'open',
        currencySymbol: '৳',
        currencyPosition: 'before',
        currencyDecimals: 2,
        defaultDialingCode: '880',
        defaultPassword: null,
        challenge: false,
        loginedToHomePage: false,
        memberLabelColor: '#ABABAB',
        furtherLocales: [],
      },
      service: { channels: [] },
      resources: { resources: [], licences: [] },
      delivery: { siteOrigin: '', routes: [], imageCDNs: [], launchGameCDNs: [], gtagId: '' },
      agents: { markDays: 30, passedOnPercent: 80, turnoverPercent: 50 },
      ...overrides,
    },
  };
}
