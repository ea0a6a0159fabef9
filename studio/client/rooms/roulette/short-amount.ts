import { unitsPerCurrencyUnit } from '@croupier/contracts';
import { number } from '../../core/texts.ts';

/** An amount short enough for a chip: no currency sign, thousands as `k`. */
export function shortAmount(units: bigint): string {
  const amount = Number(units) / Number(unitsPerCurrencyUnit);
  return amount >= 1_000 ? `${number(Math.floor(amount / 100) / 10)}k` : number(amount);
}
