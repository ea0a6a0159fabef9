import { unitsPerCurrencyUnit } from '@croupier/contracts';
import type { Cashier, DepositMethodDraft } from '../modules/cashier/index.ts';

interface MethodLine {
  readonly code: string;
  readonly name: DepositMethodDraft['name'];
  /** In whole units of the brand's currency. */
  readonly min: number;
  readonly max: number;
  readonly suggested: readonly number[];
}

const same = (name: string) => ({ en: name, bn: name, es: name, ar: name });

const padma: readonly MethodLine[] = [
  {
    code: 'bkash-sandbox',
    name: { en: 'bKash', bn: 'বিকাশ', es: 'bKash', ar: 'بيكاش' },
    min: 100,
    max: 30_000,
    suggested: [200, 500, 1_000, 2_000, 5_000, 10_000],
  },
  {
    code: 'nagad-sandbox',
    name: { en: 'Nagad', bn: 'নগদ', es: 'Nagad', ar: 'ناغاد' },
    min: 100,
    max: 25_000,
    suggested: [200, 500, 1_000, 2_000, 5_000, 10_000],
  },
  {
    code: 'card-sandbox',
    name: { en: 'Card', bn: 'কার্ড', es: 'Tarjeta', ar: 'بطاقة' },
    min: 500,
    max: 100_000,
    suggested: [500, 1_000, 5_000, 10_000, 25_000, 50_000],
  },
];

const verano: readonly MethodLine[] = [
  {
    code: 'card-sandbox',
    name: { en: 'Card', bn: 'কার্ড', es: 'Tarjeta', ar: 'بطاقة' },
    min: 10,
    max: 5_000,
    suggested: [10, 20, 50, 100, 250, 500],
  },
  {
    code: 'bizum-sandbox',
    name: same('Bizum'),
    min: 10,
    max: 1_000,
    suggested: [10, 20, 50, 100, 200, 500],
  },
];

/** The ways to pay of the two demo brands, all through the sandbox provider. */
export async function plantDepositMethods({ cashier }: { cashier: Cashier }): Promise<void> {
  for (const [brand, lines] of Object.entries({ padma, verano })) {
    for (const [position, line] of lines.entries())
      await cashier.addMethod(draftOf(brand, line, position));
  }
}

function draftOf(
  brand: string,
  { code, name, ...line }: MethodLine,
  position: number,
): DepositMethodDraft {
  const units = (whole: number) => BigInt(whole) * unitsPerCurrencyUnit;
  return {
    brand,
    code,
    provider: 'sandbox',
    name,
    minUnits: units(line.min),
    maxUnits: units(line.max),
    suggestedUnits: line.suggested.map(units),
    position,
  };
}
