import type { AgentTransfers } from '../modules/agent-transfers/index.ts';
import type { Brand, Brands } from '../modules/brands/index.ts';
import type { Chat } from '../modules/chat/index.ts';
import type { Content } from '../modules/content/index.ts';
import type { Identity, Member, Operator } from '../modules/identity/index.ts';
import type { Members } from '../modules/members/index.ts';
import type { Points } from '../modules/points/index.ts';
import type { Support } from '../modules/support/index.ts';
import type { TeamMoves } from '../modules/team-moves/index.ts';
import type { Transfers } from '../modules/transfers/index.ts';
import { noCookies } from '../http/cookies.ts';
import { demoPassword, demoPaymentPin } from './accounts.ts';
import { asSignedIn } from './demo-bets.ts';
import { itemId } from './points.ts';

export interface QueueDependencies {
  readonly agentTransfers: Pick<AgentTransfers, 'send'>;
  readonly brands: Pick<Brands, 'byCode'>;
  readonly chat: Pick<Chat, 'post' | 'report'>;
  readonly content: Pick<Content, 'feedback'>;
  readonly identity: Pick<Identity, 'byAccount' | 'closure' | 'pinRecovery'>;
  readonly members: Pick<Members, 'corrections'>;
  readonly points: Pick<Points, 'admin' | 'redeem'>;
  readonly support: Pick<Support, 'writeMessage'>;
  readonly teamMoves: Pick<TeamMoves, 'propose'>;
  readonly transfers: Pick<Transfers, 'last' | 'transfer' | 'wallets'>;
}

interface Operators {
  readonly operator: Operator;
  /** Decides what the first one proposes. */
  readonly second: Operator;
}

const note = 'Set up with the demo.';
const visitor = { ip: '127.0.0.1', userAgent: 'demo', cookies: noCookies } as const;

/**
 * What waits in the console's queues for both brands, and what members and agents moved between wallets and accounts:
 * through the calls that their pages make. Repeated calls change nothing.
 */
export async function queueRequests(modules: QueueDependencies, persons: Operators): Promise<void> {
  const padma = await modules.brands.byCode('padma');
  if (padma) await requestsOfPadma(modules, padma, persons);
  const verano = await modules.brands.byCode('verano');
  if (verano) await requestsOfVerano(modules, verano, persons.operator);
}

async function requestsOfPadma(
  modules: QueueDependencies,
  brand: Brand,
  persons: Operators,
): Promise<void> {
  const member = (account: string) => memberOf(modules, brand, account);
  const [nasrin, tania, arif] = [
    await member('nasrin'),
    await member('tania'),
    await member('arif'),
  ];
  const [rahim, agent] = [await member('rahim'), await member('karim_agent')];
  if (nasrin)
    await sendFeedback(modules, nasrin, 'Please add a table of Teen Patti with a smaller stake.');
  if (nasrin && arif) await reportMessage(modules, arif, nasrin);
  if (tania) await askClosure(modules, brand, tania);
  for (const owner of [rahim, agent]) if (owner) await moveToWallet(modules, owner);
  if (agent && rahim) await sendDown(modules, agent, rahim);
  if (rahim) await refuseCorrection(modules, rahim, persons);
  await moveMember(modules, persons);
}

async function requestsOfVerano(
  modules: QueueDependencies,
  brand: Brand,
  operator: Operator,
): Promise<void> {
  const lucia = await memberOf(modules, brand, 'lucia');
  if (!lucia) return;
  await sendFeedback(modules, lucia, 'Los partidos de baloncesto terminan muy tarde en la lista.');
  const words = { text: '¿Cuánto tarda una retirada a mi banco?', images: [] };
  await modules.support.writeMessage(lucia, { key: 'demo-support', words });
  await orderItem(modules, lucia, operator);
}

async function memberOf(
  { identity }: QueueDependencies,
  brand: Brand,
  account: string,
): Promise<Member | null> {
  const record = await identity.byAccount(brand.code, account);
  return record && asSignedIn(record, brand);
}

async function sendFeedback({ content }: QueueDependencies, member: Member, message: string) {
  const input = { topic: 'player' as const, message };
  await content.feedback.send({ brand: member.brand, member, key: 'demo-feedback', input });
}

async function reportMessage({ chat }: QueueDependencies, writer: Member, reader: Member) {
  const text = 'Sure win tonight! Send me ৳500 and I double it.';
  const posted = await chat.post(writer, { text }, 'demo-begging');
  if (posted.ok) await chat.report(reader, { id: posted.value.id, reason: 'begging' });
}

/** Once, because each code is another message: one for the payment PIN, and the request to close the account. */
async function askClosure(
  { identity }: QueueDependencies,
  brand: Brand,
  member: Member,
): Promise<void> {
  const { closesAt } = await identity.closure.of(member);
  if (closesAt !== null) return;
  const visit = { ...visitor, brand };
  await identity.pinRecovery.sendCode(member, 'en', visit);
  await identity.closure.request(member, { reason: 'unused', password: demoPassword }, visit);
}

/** To the games of a provider that has wallets of its own, and a part of it back. */
export async function moveToWallet(
  { transfers }: Pick<QueueDependencies, 'transfers'>,
  member: Member,
  [out, back]: readonly [out: string, back: string] = ['200.00', '80.00'],
): Promise<void> {
  const known = await transfers.last(member);
  if (known.length > 0) return;
  const [wallet] = (await transfers.wallets(member)).wallets;
  if (!wallet) return;
  const { provider } = wallet;
  for (const [direction, amount] of [
    ['out', out],
    ['in', back],
  ] as const)
    await transfers.transfer(member, { provider, direction, amount }, `demo-wallet-${direction}`);
}

async function sendDown(
  { agentTransfers }: QueueDependencies,
  agent: Member,
  { account }: Member,
): Promise<void> {
  const sent = {
    to: 'downline',
    account,
    amount: '150.00',
    paymentPassword: demoPaymentPin,
  } as const;
  await agentTransfers.send(agent, sent, 'demo-downline');
}

async function refuseCorrection(
  { members: { corrections } }: QueueDependencies,
  { id: memberId }: Member,
  { operator, second }: Operators,
): Promise<void> {
  const reason = 'A bet that the member says was placed twice.';
  const key = 'demo-correction-refused';
  const proposed = await corrections.propose({ memberId, amount: '20.00', reason, key }, operator);
  if (!proposed.ok || proposed.value.state !== 'proposed') return;
  const { id } = proposed.value;
  await corrections.refuse({ memberId, id, note: 'The two bets are on two draws.' }, second);
}

/** To the agent above the one who recruited the member; refused where the team of the demo is missing. */
async function moveMember(
  { teamMoves }: QueueDependencies,
  { operator }: Operators,
): Promise<void> {
  const order = { brand: 'padma', account: 'jui', to: 'karim_agent', note } as const;
  await teamMoves.propose(order, operator, 'demo-move');
}

/** An operator gives the points for it; the item is sent by post. */
async function orderItem({ points }: QueueDependencies, member: Member, operator: Operator) {
  const { brand, account } = member;
  const gift = { brand, account, type: 'redeem', points: '1500.00', note } as const;
  await points.admin.adjust(operator, gift, 'demo-points');
  const address = {
    name: 'Lucía Navarro',
    mobile: '612345678',
    street: 'Calle del Puerto 8',
    city: 'Valencia',
    postcode: '46021',
  };
  await points.redeem(
    member,
    {
      item: itemId('pti_veranomug00001'),
      price: 1_500,
      address,
      paymentPassword: demoPaymentPin,
    },
    'demo-order',
  );
}
