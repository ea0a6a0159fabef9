import type { BrandRules } from '../modules/cashier/index.ts';
import {
  bankAccount,
  bankName,
  mobileWallet,
  routingNumber,
  tronAddress,
} from './cashier-fields.ts';
import { depositOf, everywhere, payoutOf, wholeUnits } from './cashier-seeds.ts';

const bkash = { en: 'bKash', bn: 'বিকাশ', es: 'bKash', ar: 'بيكاش' };
const nagad = { en: 'Nagad', bn: 'নগদ', es: 'Nagad', ar: 'ناغاد' };
const bank = {
  en: 'Bank transfer',
  bn: 'ব্যাংক ট্রান্সফার',
  es: 'Transferencia bancaria',
  ar: 'تحويل بنكي',
};
const mobileSums = [200, 500, 1_000, 2_000, 5_000, 10_000];

export const padmaCashier: BrandRules = {
  brand: 'padma',
  receiptMinutes: 60,
  disputeDays: 14,
  twoPersonUnits: wholeUnits(50_000),
  dailyUnits: wholeUnits(200_000),
  transferMinutes: 120,
  mayCancel: false,
  deposits: [
    {
      code: 'bkash-sandbox',
      name: bkash,
      min: 100,
      max: 30_000,
      suggested: mobileSums,
      minutes: 2,
    },
    {
      code: 'nagad-sandbox',
      name: nagad,
      min: 100,
      max: 25_000,
      suggested: mobileSums,
      minutes: 2,
    },
    {
      code: 'card-sandbox',
      name: { en: 'Card', bn: 'কার্ড', es: 'Tarjeta', ar: 'بطاقة' },
      min: 500,
      max: 100_000,
      suggested: [500, 1_000, 5_000, 10_000, 25_000, 50_000],
      minutes: 5,
      turnover: 100,
    },
    {
      code: 'bank-sandbox',
      name: bank,
      min: 1_000,
      max: 500_000,
      suggested: [1_000, 5_000, 10_000, 50_000, 100_000, 250_000],
      minutes: 60,
      payTo: [
        {
          label: { en: 'Bank', bn: 'ব্যাংক', es: 'Banco', ar: 'البنك' },
          text: 'Sandbox Bank, Dhaka',
        },
        {
          label: { en: 'Account name', bn: 'হিসাবের নাম', es: 'Titular', ar: 'اسم الحساب' },
          text: 'Padma Sandbox Ltd.',
        },
        { label: bankAccount.label, text: '0000 1111 2222 3' },
        { label: routingNumber.label, text: '000000000' },
      ],
    },
  ].map(depositOf),
  payouts: [
    payoutOf({
      code: 'bkash-sandbox',
      kind: 'e-wallet',
      name: bkash,
      fields: [mobileWallet],
      min: 500,
      max: 25_000,
      minutes: 30,
    }),
    payoutOf({
      code: 'nagad-sandbox',
      kind: 'e-wallet',
      name: nagad,
      fields: [mobileWallet],
      min: 500,
      max: 25_000,
      minutes: 30,
    }),
    payoutOf({
      code: 'bank-sandbox',
      kind: 'bank',
      name: bank,
      fields: [bankName, bankAccount, routingNumber],
      min: 1_000,
      max: 200_000,
      fee: { fixed: 20, basisPoints: 0 },
      minutes: 240,
    }),
    payoutOf({
      code: 'usdt-sandbox',
      kind: 'crypto',
      name: everywhere('USDT (TRC-20)'),
      fields: [tronAddress],
      min: 2_000,
      max: 200_000,
      fee: { fixed: 0, basisPoints: 100 },
      minutes: 60,
    }),
  ],
};
