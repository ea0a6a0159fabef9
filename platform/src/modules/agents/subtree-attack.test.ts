import {
  agentContractFilePath,
  agentIncomeFilePath,
  agentIncomeMembersFilePath,
  agentLinkMembersFilePath,
  agentLinksFilePath,
  agentPayoutFilePath,
  calls,
  contractKinds,
  sessionHeader,
  teamFilePath,
  teamBetsFilePath,
  teamMembersFilePath,
  teamSummaryFilePath,
  teamTransactionsFilePath,
  type AccountType,
  type CallName,
  type ContractTerms,
} from '@croupier/contracts';
import { aKey, login, signIn } from '../../testing/test-members.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import type { MemberRecord } from '../identity/index.ts';
import { accounts } from '../ledger/index.ts';

let site: TestSite;
let count = 0;

/** What an answer must not contain: everything by which a member outside of the team can be recognised. */
interface OutsideData {
  readonly agent: MemberRecord;
  readonly player: MemberRecord;
  readonly linkId: string;
  /** An offer of the house that waits for the agent's answer. */
  readonly contractId: string;
}

let outside: OutsideData;
let secrets: readonly string[];

beforeAll(async () => {
  site = await testSite();
  const agent = await enrol(1, null);
  const player = await enrol(0, agent);
  await deposit(player);
  const browser = await browserOf(agent);
  const order = { label: 'secretlabel', kind: 'member', prizeGroup: null, days: null } as const;
  const link = await browser.call(calls.createAgentLink, order, aKey());
  const offered = await site.app.modules.agentContracts.admin.offer(
    { name: 'mina' },
    { brand: 'padma', account: agent.account, terms: dividend, days: 3, note: 'x' },
    'outside',
  );
  if (!offered.ok) throw new Error(offered.code);
  outside = { agent, player, linkId: link.value.id, contractId: offered.value.id };
  secrets = [agent.id, player.id, agent.account, player.account, 'secretlabel', link.value.code];
});

const dividend: ContractTerms = {
  kind: 'dividend',
  base: 'net-loss',
  period: 'month',
  losses: 'carry',
  tiers: [{ threshold: '4321.00', members: 0, basisPoints: 1_234 }],
  minimumTurnover: '0.00',
  validTurnover: '0.00',
};

function enrol(type: AccountType, upline: MemberRecord | null, brand = 'padma') {
  const username = `outsider${(count += 1)}`;
  return site.app.modules.identity.enrol({
    brand,
    username,
    password: 'River2026boat',
    paymentPin: '135790',
    type,
    upline,
    affiliateCode: type === 0 ? null : `CODE${username.toUpperCase()}`,
  });
}

async function deposit({ id }: MemberRecord): Promise<void> {
  const { ledger, reports } = site.app.modules;
  const moves = [
    { from: accounts.house('promo'), to: accounts.cash(id), amountUnits: 77_700_000n },
  ];
  await site.core.db.transaction((tx) =>
    ledger.book(tx, [{ key: id, kind: 'deposit', currency: 'BDT', reference: id, moves }]),
  );
  await reports.catchUp(id);
}

async function browserOf({ account }: MemberRecord): Promise<TestBrowser> {
  const browser = site.browser({ ip: `10.8.0.${(count += 1)}` });
  const answer = await signIn(browser, login(account));
  if (answer.code) throw new Error(answer.text);
  return browser;
}

const day = () => site.core.clock.now().toISOString().slice(0, 10);

/** Every call of agents that names or lists members, with inputs that aim at another agent's team. */
const attacks: Readonly<Partial<Record<CallName, (aim: OutsideData) => readonly object[]>>> = {
  teamSummary: () => [{}],
  teamMembers: ({ agent, player }) => [
    {},
    { under: agent.id },
    { under: player.id },
    { search: player.account },
    { search: 'outsider' },
    { before: `${player.id}z` },
  ],
  teamReport: ({ player }) =>
    (['bets', 'profit'] as const).flatMap((kind) => [
      { kind },
      { kind, search: player.account },
      { kind, before: kind === 'bets' ? `${day()} ${player.id}z` : `${player.id}z` },
    ]),
  teamBets: ({ player, agent }) => [
    { memberId: player.id, day: day() },
    { memberId: agent.id, day: day() },
    { memberId: player.id, day: day(), before: 'z'.repeat(26) },
  ],
  teamPrizeGroup: ({ player }) => [{ memberId: player.id }],
  setTeamPrizeGroup: ({ player }) => [{ memberId: player.id, prizeGroup: 1700 }],
  agentIncome: () => [{}],
  agentIncomeMembers: ({ player }) => [
    { day: day() },
    { day: day(), search: player.account },
    { day: day(), before: `${player.id}z` },
  ],
  agentIncomeBets: ({ player }) => [{ day: day(), memberId: player.id }],
  teamTransactions: ({ player }) => [
    {},
    { search: player.account },
    { group: 'deposit' },
    { before: `trf_${'z'.repeat(26)} ${player.id}` },
  ],
  agentJoinTerms: () => [{}],
  agentLinks: () => [{}, { before: `lnk_${'z'.repeat(26)}` }],
  agentLinkMembers: ({ linkId }) => [{ id: linkId }],
  disableAgentLink: ({ linkId }) => [{ id: linkId }],
  contractOverview: () => contractKinds.map((kind) => ({ kind })),
  agentContracts: ({ agent }) =>
    (['own', 'offered'] as const).flatMap((side) => [
      { kind: 'dividend', side },
      { kind: 'dividend', side, search: agent.account },
      { kind: 'dividend', side, before: `agc_${'z'.repeat(26)}` },
    ]),
  offerContract: ({ agent }) => [{ agentId: agent.id, terms: dividend, days: 3 }],
  processDividend: ({ contractId }) => [
    { contractId, action: 'accept' },
    { contractId, action: 'withdraw' },
  ],
  processDailySalary: ({ contractId }) => [{ contractId, action: 'accept' }],
  processHourlySalary: ({ contractId }) => [{ contractId, action: 'accept' }],
  processRealTimeSalary: ({ contractId }) => [{ contractId, action: 'accept' }],
  agentPayouts: () =>
    (['received', 'owed'] as const).flatMap((side) => [
      { kind: 'dividend', side },
      { kind: 'dividend', side, before: `agp_${'z'.repeat(26)}` },
    ]),
};

/** Every file of agents, with queries that aim at another agent's team. */
const files: Readonly<Record<string, (aim: OutsideData) => string>> = {
  [teamSummaryFilePath]: () => '',
  [agentContractFilePath]: ({ agent }) => `kind=dividend&side=offered&search=${agent.account}`,
  [teamFilePath]: ({ player }) => `kind=profit&search=${player.account}`,
  [teamBetsFilePath]: ({ player }) => `memberId=${player.id}&day=${day()}`,
  [teamMembersFilePath]: () => 'search=outsider',
  [agentIncomeFilePath]: () => '',
  [agentIncomeMembersFilePath]: ({ player }) => `day=${day()}&search=${player.account}`,
  [teamTransactionsFilePath]: ({ player }) => `search=${player.account}`,
  [agentLinksFilePath]: () => '',
  [agentLinkMembersFilePath]: ({ linkId }) => `id=${linkId}`,
  [agentPayoutFilePath]: () => 'kind=dividend&side=owed',
};

/** Agents' calls that read nothing of members: announcements, counts, and what creates something below the agent. */
const without: readonly CallName[] = [
  'agentAnnouncements',
  'consolidatedContracts',
  'createAgentLink',
  'createTeamMember',
];

const ofAgents = /^\/wps\/(agent\/|relay\/MCS\w+_process|member\/info\/funds\/consolidated)/;

test('every call of agents is attacked', () => {
  const agentCalls = Object.entries(calls)
    .filter(([, { path }]) => ofAgents.test(path))
    .filter(([, { audience }]) => audience === 'member')
    .map(([name]) => name);
  expect(agentCalls.toSorted()).toEqual([...Object.keys(attacks), ...without].toSorted());
});

const types: readonly AccountType[] = [1, 2, 41, 42];

async function send(browser: TestBrowser, name: CallName, input: object) {
  const { method, path } = calls[name];
  const fields = Object.entries(input).map(([key, value]): [string, string] => [
    key,
    String(value),
  ]);
  const url = fields.reduce((text, [key, value]) => text.replace(`:${key}`, value), path);
  const headers = {
    ...{ [sessionHeader]: browser.token ?? '', 'content-type': 'application/json' },
    ...aKey(),
  };
  if (method !== 'GET')
    return browser.request(method, url, { headers, body: JSON.stringify(bodyOf(input, path)) });
  return browser.request('GET', `${url}?${new URLSearchParams(fields).toString()}`, {
    headers: { [sessionHeader]: browser.token ?? '' },
  });
}

const bodyOf = (input: object, path: string) =>
  Object.fromEntries(Object.entries(input).filter(([key]) => !path.includes(`:${key}`)));

/** Agents beside, above and on another brand, of every type: none of them is above the aimed team. */
describe.each(types)('an agent of type %s', (type) => {
  test.each(Object.keys(attacks) as CallName[])(
    'reads nothing of another team by %s',
    async (name) => {
      const browser = await browserOf(await enrol(type, null));
      for (const input of attacks[name]?.(outside) ?? []) {
        const { status, text } = await send(browser, name, input);
        expect([name, input, status < 500]).toEqual([name, input, true]);
        for (const secret of secrets)
          expect([name, input, text.includes(secret)]).toEqual([name, input, false]);
        expect(text).not.toContain('777.00');
        expect(text).not.toContain('4321.00');
      }
    },
  );

  test('reads nothing of another team in a file', async () => {
    const browser = await browserOf(await enrol(type, null));
    for (const [path, query] of Object.entries(files)) {
      const { status, text } = await browser.request('GET', `${path}?${query(outside)}`);
      expect([path, [200, 404].includes(status)]).toEqual([path, true]);
      for (const secret of [...secrets, '777.00'])
        expect([path, text.includes(secret)]).toEqual([path, false]);
    }
  });
});

test('no attack has changed the offer of the other team', async () => {
  const { agentContracts } = site.app.modules;
  const list = await agentContracts.admin.list({ brand: 'padma' }, async () => new Map());
  const states = list.ok ? list.value.rows.map(({ id, state }) => [id, state]) : [];
  expect(states).toEqual([[outside.contractId, 'offered']]);
});

test('an agent below reads nothing of the agents above, and a former agent reads nothing at all', async () => {
  const below = await enrol(2, outside.agent);
  const browser = await browserOf(below);
  const names = Object.keys(attacks) as CallName[];
  for (const name of names)
    for (const input of attacks[name]?.(outside) ?? []) {
      const { text } = await send(browser, name, input);
      expect([
        name,
        text.includes(outside.agent.account),
        text.includes(outside.player.id),
      ]).toEqual([name, false, false]);
    }
  await site.core.db.read
    .updateTable('members')
    .set({ type: 0 })
    .where('id', '=', below.id)
    .execute();
  for (const name of names)
    for (const input of attacks[name]?.(outside) ?? []) {
      const { text } = await send(browser, name, input);
      expect([name, JSON.parse(text).code]).toEqual([name, 'error_not_agent']);
    }
  for (const [path, query] of Object.entries(files)) {
    const { text } = await browser.request('GET', `${path}?${query(outside)}`);
    expect([path, JSON.parse(text).code]).toEqual([path, 'error_not_agent']);
  }
});

test('an agent whose account operators lock while a page is open is refused at the next step', async () => {
  const frozen = await enrol(2, outside.agent);
  const browser = await browserOf(frozen);
  expect((await browser.call(calls.teamSummary, undefined)).code).toBeNull();
  const order = { brand: 'padma', account: frozen.account, status: 'locked', note: 'x' } as const;
  const operator = { id: site.core.ids.next('opr'), name: 'mina', token: '' };
  await site.app.modules.identity.standing.setStatus(order, operator);
  for (const name of [...(Object.keys(attacks) as CallName[]), ...without])
    for (const input of attacks[name]?.(outside) ?? [{}]) {
      const { text } = await send(browser, name, input);
      expect([name, JSON.parse(text).code]).toEqual([name, 'unauthenticated']);
    }
  for (const [path, query] of Object.entries(files)) {
    const { text } = await browser.request('GET', `${path}?${query(outside)}`);
    expect([path, JSON.parse(text).code]).toEqual([path, 'unauthenticated']);
  }
  expect((await signIn(site.browser({ ip: '10.8.9.9' }), login(frozen.account))).code).toBe(
    'account-suspended',
  );
});
