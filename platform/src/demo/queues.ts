import type { Core } from '../core.ts';
import type { Operators } from '../modules/operators/index.ts';
import { enrolOperators } from './accounts.ts';
import { queuePayments, type PaymentUses, type PaymentDependencies } from './queue-payments.ts';
import { queueReferral, type ReferralDependencies } from './queue-referral.ts';
import { queueRequests, type QueueDependencies } from './queue-requests.ts';

export interface QueuesDependencies
  extends QueueDependencies, PaymentDependencies, ReferralDependencies {
  readonly cashier: PaymentDependencies['cashier'];
  readonly identity: QueueDependencies['identity'] & PaymentDependencies['identity'];
  readonly operators: Operators;
}

/**
 * Fills the queues of the console, so that each page has entries on a fresh start. Returns whether everything is
 * there; repeated calls change nothing.
 */
export async function fillQueues(
  core: Pick<Core, 'db'>,
  modules: QueuesDependencies,
  pay: Pick<PaymentUses, 'origin' | 'payAt'>,
): Promise<boolean> {
  const brand = await modules.brands.byCode('padma');
  const [first, other] = await enrolOperators(modules.operators);
  if (!brand || !first || !other) return false;
  const [operator, second] = [
    { ...first, token: '' },
    { ...other, token: '' },
  ];
  await queueRequests(modules, { operator, second });
  const arePaid = await queuePayments(modules, { brand, operator, ...pay });
  await queueReferral(core, modules, brand);
  return arePaid;
}
