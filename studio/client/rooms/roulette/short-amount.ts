import { unitsPerCurrencyUnit } from '@croupier/contracts';
import { number } from '../../core/texts.ts';

/** An amount as it fits on a chip: no sign of the currency, thousands as `k`. */
export function shortAmount(units: bigint): string {
  const amount = Number(units) / Number(unitsPerCurrencyUnit);
  return amount >= 1_000 ? `${number(Math.floor(amount / 100) / 10)}k` : number(amount);
}
