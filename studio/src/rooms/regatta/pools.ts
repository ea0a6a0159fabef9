import { formatAmount, parseAmount } from '@croupier/contracts';
import {
  dividendsOf,
  plus,
  seedOf,
  totalOf,
  type Chances,
  type Pool,
  type Side,
} from '../../games/regatta-odds.ts';
import type { PoolView } from '../room-protocol.ts';
import type { StoredPools } from '../room-tables.ts';

/** What the house puts into each pool, by currency: one pool is never paid from another currency. */
const housePart: Readonly<Record<string, bigint>> = {
  BDT: parseAmount('20000.00') ?? 0n,
  EUR: parseAmount('400.00') ?? 0n,
};

const nothing: Pool = { red: 0n, draw: 0n, green: 0n };

interface StakedAmount {
  readonly side: Side;
  readonly currency: string;
  readonly units: bigint;
}

/** The pools of a race by currency: the house's part and what was staked. */
export function poolsOf(
  chances: Chances,
  staked: readonly StakedAmount[],
): Readonly<Record<string, Pool>> {
  const currencies = new Set([
    ...Object.keys(housePart),
    ...staked.map(({ currency }) => currency),
  ]);
  return Object.fromEntries(
    [...currencies].map((currency) => {
      const own = staked
        .filter((one) => one.currency === currency)
        .reduce((pool, { side, units }) => plus(pool, { ...nothing, [side]: units }), nothing);
      return [currency, plus(seedOf(chances, housePart[currency] ?? 0n), own)];
    }),
  );
}

export function viewsOf(pools: Readonly<Record<string, Pool>>): Readonly<Record<string, PoolView>> {
  return Object.fromEntries(
    Object.entries(pools).map(([currency, pool]) => [
      currency,
      { total: formatAmount(totalOf(pool)), dividends: dividendsOf(pool) },
    ]),
  );
}

export function storedOf(pools: Readonly<Record<string, Pool>>): StoredPools {
  return Object.fromEntries(
    Object.entries(pools).map(([currency, pool]) => [
      currency,
      {
        pool: { red: String(pool.red), draw: String(pool.draw), green: String(pool.green) },
        dividends: dividendsOf(pool),
      },
    ]),
  );
}

export function viewsOfStored(stored: StoredPools): Readonly<Record<string, PoolView>> {
  return Object.fromEntries(
    Object.entries(stored).map(([currency, { pool, dividends }]) => [
      currency,
      {
        total: formatAmount(BigInt(pool.red) + BigInt(pool.draw) + BigInt(pool.green)),
        dividends,
      },
    ]),
  );
}
