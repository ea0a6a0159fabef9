import { calls, flags, type Flag, type FlagNode, type SiteCapabilities } from '@croupier/contracts';
import { setSection } from '../../testing/brand-settings.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';
import { defaultSettings } from './default-settings.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

/** Parent flags of each flag, and the permission answer with the flag off and on. */
const changes = {
  COMM3: { under: [], with: ['CHNGPASSMAIL3'], off: { recover: [] }, on: { recover: ['email'] } },
  MOBILEVERCODELOGIN3: {
    under: ['COMM3'],
    off: { signIn: ['username'] },
    on: { signIn: ['username', 'sms'] },
  },
  CHNGPASSVERIF3: { under: ['COMM3'], off: { recover: [] }, on: { recover: ['mobile'] } },
  CHNGPASSMAIL3: { under: ['COMM3'], off: { recover: [] }, on: { recover: ['email'] } },
  DIRECTREG3: {
    under: [],
    with: ['USERNAMEREG3'],
    off: { register: [] },
    on: { register: ['username'] },
  },
  USERNAMEREG3: { under: ['DIRECTREG3'], off: { register: [] }, on: { register: ['username'] } },
  MOBILENUMREG3: { under: ['DIRECTREG3'], off: { register: [] }, on: { register: ['mobile'] } },
  REGMOBVERF3: {
    under: ['DIRECTREG3', 'MOBILENUMREG3'],
    off: { mobileNeedsCode: false },
    on: { mobileNeedsCode: true },
  },
  MOBILENUMPASSREG3: {
    under: ['DIRECTREG3', 'MOBILENUMREG3'],
    off: { mobileNeedsPassword: false },
    on: { mobileNeedsPassword: true },
  },
  FREEPLAY3: { under: [], off: { freePlay: false }, on: { freePlay: true } },
  PWDEXPFORCECHANGE3: {
    under: [],
    off: { expiredPasswordMustChange: false },
    on: { expiredPasswordMustChange: true },
  },
  CONTRACT3: { under: [], off: { dividend: false }, on: { dividend: true } },
  SALARY3: {
    under: [],
    with: ['DAILYSALARY3'],
    off: { salaries: [] },
    on: { salaries: ['daily'] },
  },
  DAILYSALARY3: { under: ['SALARY3'], off: { salaries: [] }, on: { salaries: ['daily'] } },
  HOURLYSALARY3: { under: ['SALARY3'], off: { salaries: [] }, on: { salaries: ['hourly'] } },
  REALTIMESALARY3: { under: ['SALARY3'], off: { salaries: [] }, on: { salaries: ['real-time'] } },
  WINNERS: { under: [], off: { winners: false }, on: { winners: true } },
  REFERRAL: { under: [], off: { referral: false }, on: { referral: true } },
} as const satisfies Readonly<Record<Flag, Change>>;

interface Change {
  readonly under: readonly Flag[];
  /** Child flags that make its effect visible. */
  readonly with?: readonly Flag[];
  readonly off: Partial<SiteCapabilities>;
  readonly on: Partial<SiteCapabilities>;
}

async function setFlags(...on: readonly Flag[]): Promise<void> {
  await setSection(site.app.modules, 'padma', 'flags', {
    ...defaultSettings.flags,
    ...Object.fromEntries(on.map((flag) => [flag, true])),
  });
}

async function flagAnswers() {
  const visitor = site.browser();
  const { info } = (await visitor.call(calls.systemStatus, { host: 'localhost' })).value;
  const tree = (await visitor.call(calls.whitelabel, undefined)).value;
  return { ways: info?.ways, tree, flags: (await visitor.site('/')).flags };
}

function nodeOf(tree: FlagNode, flag: Flag): FlagNode | undefined {
  if (tree.modId === flag) return tree;
  return tree.childrenNodes.map((node) => nodeOf(node, flag)).find(Boolean);
}

test.each(flags)('%s changes the capabilities that visitors receive', async (flag) => {
  const change: Change = changes[flag];
  const around = [...change.under, ...(change.with ?? [])];
  await setFlags(...around);
  const off = await flagAnswers();
  await setFlags(...around, flag);
  const on = await flagAnswers();
  expect(off.ways).toMatchObject(change.off);
  expect(on.ways).toMatchObject(change.on);
  expect(off.flags).not.toContain(flag);
  expect(on.flags).toContain(flag);
  expect(nodeOf(off.tree, flag)?.enabled).toBe('0');
  expect(nodeOf(on.tree, flag)?.enabled).toBe('1');
});

test.each(flags.filter((flag) => changes[flag].under.length > 0))(
  '%s has no effect while a parent flag is off',
  async (flag) => {
    await setFlags();
    const without = await flagAnswers();
    await setFlags(flag);
    expect(await flagAnswers()).toEqual(without);
  },
);
