import { formatAmount } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Live } from '../live/index.ts';
import { cashOwnerOf } from './accounts.ts';
import type { ChangedAccount } from './plan.ts';

/** Tells each player whose cash changed, once a set. Stands here so that no booking can forget it. */
export async function announceBalances(
  tx: Tx,
  live: Pick<Live, 'publishAll'>,
  changed: readonly ChangedAccount[],
): Promise<void> {
  const events = changed.flatMap(({ path, after }) => {
    const member = cashOwnerOf(path);
    if (member === null) return [];
    const { balanceUnits, currency, version } = after;
    const payload = { sumBalance: formatAmount(balanceUnits), currency, version: Number(version) };
    return [{ topic: 'wallet.balance-changed' as const, audience: { member }, payload }];
  });
  await live.publishAll(tx, events);
}
