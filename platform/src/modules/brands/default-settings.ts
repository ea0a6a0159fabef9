import { defaultRegisterSettings, type BrandSettings } from '@croupier/contracts';

const builtInWords = { en: '', bn: '', es: '', ar: '' };

/** A brand of which nobody has set anything: open to everybody, every flag off (specification §9). */
export const defaultSettings: BrandSettings = {
  flags: {
    COMM3: false,
    MOBILEVERCODELOGIN3: false,
    CHNGPASSVERIF3: false,
    CHNGPASSMAIL3: false,
    DIRECTREG3: false,
    USERNAMEREG3: false,
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
    WINNERS: false,
  },
  maintenance: { isOn: false, endsAt: null, title: builtInWords, text: builtInWords },
  region: {
    isOn: false,
    mode: 'refuse',
    countries: [],
    unknownCountry: 'admit',
    admittedRanges: [],
    deniedRanges: [],
  },
  register: defaultRegisterSettings,
  profile: {
    minimumAge: 18,
    complianceProfile: 'open',
    currencySymbol: 'P',
    currencyPosition: 'before',
    currencyDecimals: 2,
    defaultDialingCode: '63',
    defaultPassword: null,
    challenge: false,
    loginedToHomePage: false,
    memberLabelColor: '#ABABAB',
  },
  service: { channels: [] },
  resources: { resources: [], licences: [] },
  delivery: { routes: [], imageCDNs: [], launchGameCDNs: [], gtagId: '' },
};
