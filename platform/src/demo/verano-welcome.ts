import type { Core } from '../core.ts';
import type { Brand, Brands } from '../modules/brands/index.ts';
import type { Cashier } from '../modules/cashier/index.ts';
import type { Identity, Member, MemberRecord } from '../modules/identity/index.ts';
import type { Lottery } from '../modules/lottery/index.ts';
import type { Operators } from '../modules/operators/index.ts';
import { enrolOperators } from './accounts.ts';
import { askPaidAndWaiting } from './ask-withdrawal.ts';
import { asSignedIn, demoBetsOn } from './demo-bets.ts';
import { openDeposit, type PaymentUses } from './queue-payments.ts';
import { moveToWallet, type QueueDependencies } from './queue-requests.ts';
import { grantWelcome, sendWelcome, type WelcomeDependencies } from './welcome.ts';
import { veranoMessages } from './welcome-messages.ts';

export interface VeranoDependencies
  extends WelcomeDependencies, Pick<QueueDependencies, 'transfers'> {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly cashier: Cashier;
  readonly identity: Pick<Identity, 'byAccount'>;
  readonly lottery: Pick<Lottery, 'tables' | 'priceList' | 'placeTicket'>;
  readonly operators: Operators;
}

interface VeranoPlayer {
  readonly brand: Brand;
  readonly record: MemberRecord;
  readonly member: Member;
}

const [brandCode, account] = ['verano', 'lucia'];
const bonus = { amount: '50.00', maxStake: '5.00' };
/** One is paid, one declined, one waits for the payer. */
const deposits = [
  { key: 'demo-lucia', decision: 'paid' },
  { key: 'demo-lucia-declined', decision: 'declined' },
  { key: 'demo-lucia-waiting', decision: null },
] as const;
/** A method whose deposits can be withdrawn without a turnover. */
const method = 'bizum-sandbox';
const depositAmount = '100.00';
const games = ['k3-1m', 'wingo-1m', 'k3-3m', 'wingo-3m'];
const stake = '1.00';
const withdrawals = {
  payee: { name: 'Lucía Navarro', method: 'sepa-sandbox', iban: 'ES9121000418450200051332' },
  paidAmount: '40.00',
  waitingAmount: '30.00',
};

/**
 * Gives the player of the other brand money, tickets, payments, a bonus in progress and messages, as the first brand's
 * player has. Returns whether everything is done; repeated calls change nothing.
 */
export async function welcomeVeranoPlayer(
  core: Pick<Core, 'random'>,
  modules: VeranoDependencies,
  pay: Pick<PaymentUses, 'origin' | 'payAt'>,
): Promise<boolean> {
  const brand = await modules.brands.byCode(brandCode);
  const record = brand && (await modules.identity.byAccount(brandCode, account));
  if (!brand || !record) return true;
  const [person] = await enrolOperators(modules.operators);
  if (!person) return false;
  const operator = { ...person, token: '' };
  const player = { brand, record, member: asSignedIn(record, brand) };
  await depositAt(modules, pay, player);
  if (!(await bet(core, modules, player))) return false;
  await moveToWallet(modules, player.member, ['20.00', '8.00']);
  await grantWelcome(modules, { owner: player.member, operator, ...bonus });
  await sendWelcome(modules, { member: player.member, operator, messages: veranoMessages });
  return askPaidAndWaiting(modules.cashier, { member: player.member, operator, ...withdrawals });
}

async function depositAt(
  modules: VeranoDependencies,
  { origin, payAt }: Pick<PaymentUses, 'origin' | 'payAt'>,
  { brand, member }: VeranoPlayer,
): Promise<void> {
  const order = { member, method, amount: depositAmount };
  for (const { key, decision } of deposits) {
    const opened = await openDeposit(modules, { brand, origin }, { ...order, key });
    if (opened?.state === 'pending' && opened.payUrl !== null && decision !== null)
      await payAt(opened.payUrl, decision);
  }
}

/** A ticket of each game; `false` while one has no open draw. */
async function bet(
  core: Pick<Core, 'random'>,
  { lottery }: VeranoDependencies,
  { brand, record }: VeranoPlayer,
): Promise<boolean> {
  for (const gameId of games) {
    const place = await demoBetsOn(core, lottery, { brand, gameId });
    if (!place) return false;
    await place({ member: record, stake, key: `demo-${account}-${gameId}` });
  }
  return true;
}
