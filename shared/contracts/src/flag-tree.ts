import type { Flag } from './flags.ts';
import type { FlagSwitches } from './schemas/brand-settings.ts';
import type { SiteCapabilities } from './schemas/flags.ts';

/**
 * The features that a brand switches, as the specification's white-label tree: a flag is effective only if
 * every flag above it is on as well.
 */
export interface FlagBranch {
  readonly flag: Flag;
  readonly children: readonly FlagBranch[];
}

const leaf = (flag: Flag): FlagBranch => ({ flag, children: [] });

export const flagTree: readonly FlagBranch[] = [
  {
    flag: 'COMM3',
    children: [leaf('MOBILEVERCODELOGIN3'), leaf('CHNGPASSVERIF3'), leaf('CHNGPASSMAIL3')],
  },
  {
    flag: 'DIRECTREG3',
    children: [
      leaf('USERNAMEREG3'),
      {
        flag: 'MOBILENUMREG3',
        children: [leaf('REGMOBVERF3'), leaf('MOBILENUMPASSREG3')],
      },
    ],
  },
  leaf('FREEPLAY3'),
  leaf('PWDEXPFORCECHANGE3'),
  leaf('CONTRACT3'),
  {
    flag: 'SALARY3',
    children: [leaf('DAILYSALARY3'), leaf('HOURLYSALARY3'), leaf('REALTIMESALARY3')],
  },
  leaf('WINNERS'),
  leaf('REFERRAL'),
];

/** The effective flags: switched on, and all flags above them too. */
export function flagsOn(
  switches: FlagSwitches,
  branches: readonly FlagBranch[] = flagTree,
): readonly Flag[] {
  return branches.flatMap(({ flag, children }) =>
    switches[flag] ? [flag, ...flagsOn(switches, children)] : [],
  );
}

/** `on` are the effective flags, as in the site manifest. */
export function capabilitiesOf(on: readonly string[]): SiteCapabilities {
  const has = (flag: Flag) => on.includes(flag);
  const given = <Way>(flag: Flag, way: Way) => (has(flag) ? [way] : []);
  return {
    register: [
      ...given('MOBILENUMREG3', 'mobile' as const),
      ...given('USERNAMEREG3', 'username' as const),
    ],
    mobileNeedsCode: has('REGMOBVERF3'),
    mobileNeedsPassword: has('MOBILENUMPASSREG3'),
    signIn: ['username', ...given('MOBILEVERCODELOGIN3', 'sms' as const)],
    recover: [
      ...given('CHNGPASSMAIL3', 'email' as const),
      ...given('CHNGPASSVERIF3', 'mobile' as const),
    ],
    freePlay: has('FREEPLAY3'),
    expiredPasswordMustChange: has('PWDEXPFORCECHANGE3'),
    dividend: has('CONTRACT3'),
    salaries: [
      ...given('DAILYSALARY3', 'daily' as const),
      ...given('HOURLYSALARY3', 'hourly' as const),
      ...given('REALTIMESALARY3', 'real-time' as const),
    ],
    winners: has('WINNERS'),
    referral: has('REFERRAL'),
  };
}
