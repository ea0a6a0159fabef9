import type { BrandRules } from '../modules/cashier/index.ts';
import { iban } from './cashier-fields.ts';
import { depositOf, everywhere, payoutOf, wholeUnits } from './cashier-seeds.ts';

const transfer = {
  en: 'SEPA transfer',
  bn: 'সেপা ট্রান্সফার',
  es: 'Transferencia SEPA',
  ar: 'تحويل سيبا',
};

export const veranoCashier: BrandRules = {
  brand: 'verano',
  receiptMinutes: 1_440,
  disputeDays: 30,
  twoPersonUnits: wholeUnits(1_000),
  dailyUnits: wholeUnits(10_000),
  transferMinutes: 2_880,
  mayCancel: false,
  deposits: [
    {
      code: 'card-sandbox',
      name: { en: 'Card', bn: 'কার্ড', es: 'Tarjeta', ar: 'بطاقة' },
      min: 10,
      max: 5_000,
      suggested: [10, 20, 50, 100, 250, 500],
      minutes: 5,
      turnover: 100,
    },
    {
      code: 'bizum-sandbox',
      name: everywhere('Bizum'),
      min: 10,
      max: 1_000,
      suggested: [10, 20, 50, 100, 200, 500],
      minutes: 2,
    },
    {
      code: 'sepa-sandbox',
      name: transfer,
      min: 20,
      max: 10_000,
      suggested: [20, 50, 100, 250, 500, 1_000],
      minutes: 1_440,
      payTo: [
        {
          label: { en: 'Account name', bn: 'হিসাবের নাম', es: 'Titular', ar: 'اسم الحساب' },
          text: 'Verano Sandbox S.L.',
        },
        { label: iban.label, text: 'ES00 0000 0000 0000 0000 0000' },
      ],
    },
  ].map(depositOf),
  payouts: [
    payoutOf({
      code: 'sepa-sandbox',
      kind: 'bank',
      name: transfer,
      fields: [iban],
      min: 20,
      max: 5_000,
      minutes: 1_440,
    }),
  ],
};
