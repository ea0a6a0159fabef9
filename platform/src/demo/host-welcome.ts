import type { Brands } from '../modules/brands/index.ts';
import type { Cashier } from '../modules/cashier/index.ts';
import type { Operators } from '../modules/operators/index.ts';
import type { MemberRecord } from '../modules/identity/index.ts';
import { enrolOperators } from './accounts.ts';
import { askPaidAndWaiting } from './ask-withdrawal.ts';
import { asSignedIn } from './demo-bets.ts';
import { hostRequests, type RequestDependencies } from './host-requests.ts';
import { grantWelcome, sendWelcome, type WelcomeDependencies } from './welcome.ts';
import { padmaMessages } from './welcome-messages.ts';

export interface HostDependencies extends RequestDependencies, WelcomeDependencies {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly cashier: Cashier;
  readonly operators: Operators;
}

const bonus = { amount: '500.00', maxStake: '500.00' };
const hostAgent = 'karim_agent';
const withdrawals = {
  payee: { name: 'Rahim Uddin', mobile: '01712345601' },
  paidAmount: '1500.00',
  waitingAmount: '800.00',
};

/**
 * Gives the player that the start prints a paid and a waiting withdrawal, a bonus in progress and messages, and the
 * agent a bonus as well, through the calls of a member and of an operator. Returns whether everything is done; repeated calls change nothing.
 */
export async function welcomeHost(
  modules: HostDependencies,
  record: MemberRecord,
): Promise<boolean> {
  const brand = await modules.brands.byCode(record.brand);
  const [person] = await enrolOperators(modules.operators);
  if (!brand || !person) return false;
  const operator = { ...person, token: '' };
  const member = asSignedIn(record, brand);
  const agent = await modules.identity.byAccount(record.brand, hostAgent);
  for (const owner of [member, ...(agent ? [agent] : [])])
    await grantWelcome(modules, { owner, operator, ...bonus });
  await sendWelcome(modules, { member, operator, messages: padmaMessages });
  await hostRequests(modules, { brand, member, operator });
  return askPaidAndWaiting(modules.cashier, { member, operator, ...withdrawals });
}
