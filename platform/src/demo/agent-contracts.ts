import type { ContractTerms } from '@croupier/contracts';
import type { Modules } from '../app.ts';
import type { Core } from '../core.ts';
import { createAgentContracts } from '../modules/agent-contracts/index.ts';
import type { MemberRecord } from '../modules/identity/index.ts';
import { createIds } from '../system.ts';
import { operatorAccounts } from './accounts.ts';
import { asSignedIn } from './demo-bets.ts';

type Dependencies = Pick<
  Modules,
  'agentContracts' | 'agentPayouts' | 'brands' | 'identity' | 'inbox' | 'live' | 'operators'
>;

const demoBrand = 'padma';
const top = 'karim_agent';
const below = 'shirin_agent';
const dayMs = 86_400_000;
/** Dividends and daily salaries are paid for these days by the first run of the job. */
const startedDaysAgo = 15;
/** Hourly salaries, of which a month would be hundreds: of the team's last bets. */
const hourlyDaysAgo = 2;
const offerDays = 7;
const ip = '127.0.0.1';

const salary = (kind: 'daily' | 'hourly' | 'real-time', basisPoints: number): ContractTerms => ({
  kind,
  base: 'turnover',
  period: null,
  losses: null,
  tiers: [{ threshold: '0.00', members: 0, basisPoints }],
  minimumTurnover: '0.00',
  validTurnover: '0.00',
});

/** A daily salary with tiers, as agents know it: the rate rises with the turnover and the members who play. */
const dailyTiers = (basisPoints: readonly number[]): ContractTerms => ({
  ...salary('daily', 1),
  tiers: [
    { threshold: '0.00', members: 0 },
    { threshold: '2000.00', members: 5 },
    { threshold: '20000.00', members: 20 },
  ].map((tier, index) => ({ ...tier, basisPoints: basisPoints[index] ?? 1 })),
  validTurnover: '20.00',
});

const dividend = (basisPoints: number): ContractTerms => ({
  ...salary('daily', basisPoints),
  kind: 'dividend',
  base: 'net-loss',
  period: 'week',
  losses: 'carry',
});

/** Contracts of the house with the demo's agent: they began long enough ago to have payouts. */
const began = [dividend(2_000), dailyTiers([50, 80, 120])];
const beganLately = salary('hourly', 20);
/** Begins with the start of the site: each bet is settled by itself. */
const begins = salary('real-time', 10);
/** Contracts that the agent below has accepted, and offers that wait for an answer. */
const accepted = [dailyTiers([30, 50, 80]), salary('real-time', 5)];
const offered = [dividend(1_000), salary('hourly', 10)];
/** New terms of the house that wait for the demo agent's answer. */
const raised = dividend(2_500);

/**
 * Contracts of the demo's agents: the house with the agent at the top, and that one with the agent below. The payouts of
 * the dividend of the house are held, so that operators see one. Changes nothing once the agent has a contract.
 */
export async function seedAgentContracts(core: Core, modules: Dependencies): Promise<void> {
  const [agent, lower, brand] = await Promise.all([
    modules.identity.byAccount(demoBrand, top),
    modules.identity.byAccount(demoBrand, below),
    modules.brands.byCode(demoBrand),
  ]);
  if (!agent || !lower || !brand) return;
  const query = { brand: demoBrand, account: top, limit: 1 };
  const known = await modules.agentContracts.admin.list(query, async () => new Map());
  if (!known.ok || known.value.rows.length > 0) return;
  const { currency } = brand;
  const earlier = pastContracts(core, modules, startedDaysAgo);
  const lately = pastContracts(core, modules, hourlyDaysAgo);
  const now = modules.agentContracts;
  const house = { agent, currency, accept: true };
  for (const terms of began) await houseContract(earlier, { ...house, terms });
  await houseContract(lately, { ...house, terms: beganLately });
  await houseContract(now, { ...house, terms: begins });
  for (const terms of accepted)
    await givenContract(terms.kind === 'daily' ? earlier : now, {
      ...{ agent, lower, currency, terms, accept: true },
    });
  for (const terms of offered)
    await givenContract(now, { agent, lower, currency, terms, accept: false });
  await holdDividend(modules);
  await houseContract(now, { agent, currency, terms: raised, accept: false });
}

type Contracts = Modules['agentContracts'];

/** The contracts as they were made some days ago. */
function pastContracts(
  core: Core,
  { brands, identity, inbox, live, agentPayouts }: Dependencies,
  daysAgo: number,
) {
  const at = new Date(core.clock.now().getTime() - daysAgo * dayMs);
  const clock = { now: () => at };
  const { owes } = agentPayouts;
  const uses = { brands, identity, inbox, live, owes };
  return createAgentContracts({ ...core, clock, ids: createIds(clock, core.random) }, uses);
}

interface HouseContract {
  readonly agent: MemberRecord;
  readonly currency: string;
  readonly terms: ContractTerms;
  readonly accept: boolean;
}

async function houseContract(
  contracts: Contracts,
  { agent, currency, terms, accept }: HouseContract,
) {
  const order = { brand: demoBrand, account: agent.account, terms, days: offerDays, note: 'demo' };
  const key = `demo-house-${JSON.stringify(terms)}`;
  const made = await contracts.admin.offer({ name: 'demo' }, order, key);
  if (!made.ok) throw new Error(`the demo's contract was refused: ${made.code} ${made.detail}`);
  if (accept) await acceptBy(contracts, asSignedIn(agent, { currency }), made.value);
}

async function givenContract(
  contracts: Contracts,
  { agent, lower, currency, terms, accept }: HouseContract & { readonly lower: MemberRecord },
) {
  const order = { agentId: lower.id, terms, days: offerDays };
  const key = `demo-${lower.account}-${JSON.stringify(terms)}`;
  const made = await contracts.offer(asSignedIn(agent, { currency }), order, { key, ip });
  if (!made.ok) throw new Error(`the demo's contract was refused: ${made.code} ${made.detail}`);
  if (accept) await acceptBy(contracts, asSignedIn(lower, { currency }), made.value);
}

async function acceptBy(
  contracts: Contracts,
  member: ReturnType<typeof asSignedIn>,
  {
    id,
    terms,
  }: { readonly id: Parameters<Contracts['process']>[2]['contractId'] } & Pick<
    HouseContract,
    'terms'
  >,
) {
  const order = { contractId: id, action: 'accept' } as const;
  const done = await contracts.process(member, terms.kind, order, ip);
  if (!done.ok) throw new Error(`the demo's contract was not accepted: ${done.code}`);
}

async function holdDividend({ agentContracts, agentPayouts, operators }: Dependencies) {
  const [operator] = operatorAccounts;
  const query = { brand: demoBrand, account: top, kind: 'dividend', state: 'active' } as const;
  const list = await agentContracts.admin.list(query, agentPayouts.standings);
  const contract = list.ok ? list.value.rows.find(({ upline }) => upline === null) : undefined;
  if (!operator || !contract) return;
  const person = { id: await operators.enrol(operator), name: operator.name };
  const change = { brand: demoBrand, contractId: contract.id, isHeld: true, note: 'First payouts' };
  await agentPayouts.admin.hold(person, change);
}
