import { calls, type SealingKey } from '@croupier/contracts';
import { enrolOperators, seedAccounts } from '../../demo/accounts.ts';
import { seedCashier } from '../../demo/cashier.ts';
import { seedPromotions } from '../../demo/promotions.ts';
import { openJournal } from '../../sandbox-payments/journal.ts';
import { createSandbox } from '../../sandbox-payments/server.ts';
import { closing } from '../closing.ts';
import { aGame, catalogueServer } from '../test-provider.ts';
import { testSite, type TestBrowser, type TestSite } from '../test-site.ts';
import type { Attacker } from './attack.ts';
import { aPerson, giveFunds, theOperator } from './hostile-people.ts';
import { keptRows, type KeptRows } from './row-snapshot.ts';
import type { KnownValues } from './near-valid.ts';

export interface HostileWorld {
  readonly site: TestSite;
  readonly rows: KeptRows;
  /** What a well-informed attacker knows: ids, names and words that exist. */
  known(): KnownValues;
  browserOf(attacker: Attacker): TestBrowser;
  /** Everybody is a new person with a new session. */
  renew(): Promise<void>;
  /** Signs in again whose session a request has ended, and who therefore is no danger any more. */
  revive(): Promise<void>;
  sealingKey(): Promise<SealingKey>;
  freshKey(): string;
  /** Limits of one address are not what is tried here. */
  freshAddress(): string;
}

/** The demo site with everything in reach: money, a game, an open draw, a provider of payments. */
export async function hostileWorld(): Promise<HostileWorld> {
  const site = await siteWithProviders();
  const facts = await factsOf(site);
  const browsers = new Map<Attacker, TestBrowser>([['visitor', site.browser()]]);
  let ids: readonly string[] = [];
  let count = 0;

  async function renew(): Promise<void> {
    const member = await aPerson(site, { of: 'rahim', type: 0 });
    ids = await giveFunds(site, member.member);
    await boundItself(member.browser);
    browsers.set('member', member.browser);
    browsers.set('trial', (await aPerson(site, { of: 'rahim', type: 4 })).browser);
    browsers.set('agent', (await aPerson(site, { of: 'karim_agent', type: 1 })).browser);
    browsers.set('operator', await theOperator(site));
  }

  async function isSignedIn([attacker, browser]: [Attacker, TestBrowser]): Promise<boolean> {
    if (attacker === 'visitor') return true;
    const { path } = attacker === 'operator' ? calls.operatorInfo : calls.memberInfo;
    return (await browser.request('GET', path)).status === 200;
  }

  await renew();
  return {
    site,
    rows: await keptRows(site.core),
    renew,
    known: () => ({ ...facts, id: [...ids, ...facts.id], account: [...ids, ...facts.account] }),
    browserOf: (attacker) => browsers.get(attacker) ?? site.browser(),
    async revive() {
      for (const person of browsers) if (!(await isSignedIn(person))) return renew();
    },
    sealingKey: async () => (await site.browser().call(calls.sealingKey, undefined)).value,
    freshKey: () => `hostile-${(count += 1)}`,
    freshAddress() {
      count += 1;
      return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    },
  };
}

/** With limits, what was refused would show in what is counted against them. */
async function boundItself(member: TestBrowser): Promise<void> {
  for (const kind of ['wager', 'deposit'] as const) {
    const { code } = await member.call(calls.setLimit, { kind, period: 'day', value: '90000.00' });
    if (code) throw new Error(code);
  }
}

async function siteWithProviders(): Promise<TestSite> {
  const studio = await catalogueServer([aGame('river_lotus', { hot: true })]);
  let site: TestSite | null = null;
  const now = () => site?.core.clock.now() ?? new Date(0);
  const secret = 'payments-test-secret';
  let origin = '';
  const sandbox = createSandbox({ secret, journal: openJournal(null), origin: () => origin, now });
  origin = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  closing(() => sandbox.close());
  site = await testSite({
    studio: { origin: studio.origin, secret: 'studio-test-secret' },
    payments: { origin, secret },
  });
  return site;
}

/** Plants the demo, and gives what is known of it. */
async function factsOf({ app, core }: TestSite) {
  const { modules } = app;
  await enrolOperators(modules.operators);
  await seedAccounts(core, modules);
  await seedCashier(modules);
  await seedPromotions(core.clock, modules);
  await modules.providers.readCatalogues();
  await modules.lottery.draws.schedule();
  await modules.lottery.draws.advance(1n);
  const games = await core.db.read.selectFrom('game').select('id').execute();
  const draws = await core.db.read.selectFrom('lottery_draw').select('id').limit(3).execute();
  return {
    id: ['mem_00000000', 'x'],
    // What operators do is done to the other brand: these people stay as they are.
    brand: ['verano', 'nowhere'],
    account: ['lucia', 'nobody'],
    nodeId: games.map(({ id }) => id),
    drawId: draws.map(({ id }) => id),
    gameId: ['k3-1m', 'nothing'],
    priceVersion: [1, 2],
    playType: ['sum', 'size'],
    choice: ['10', 'big'],
    amount: ['200.00', '0.01'],
    stake: ['5.00', '2000.00', '0.01'],
    method: ['bkash-sandbox', 'bank-sandbox'],
    provider: ['studio', 'nobody'],
    direction: ['in', 'out'],
    paymentPassword: ['246810', '000000'],
    username: ['rahim', 'nobody'],
    password: ['Padma2026!', 'wrong'],
    value: ['100.00', null],
    module: ['mfe-games', 'mfe-nothing'],
    returnUrl: ['/'],
    lobbyUrl: ['http://localhost/rng'],
    revision: [0, 1],
  };
}
