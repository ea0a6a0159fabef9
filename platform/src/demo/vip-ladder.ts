import type { VipLevelDraft } from '@croupier/contracts';

type Amounts = Pick<
  VipLevelDraft['benefits'],
  'withdrawalBonus' | 'instantWithdrawal' | 'levelGift' | 'birthdayGift' | 'rebateBonus'
>;

/** A level of the demo's ladder, with its names in the order English, Bengali, Spanish, Arabic. */
interface LevelSeed extends Amounts {
  readonly names: readonly [string, string, string, string];
  readonly reach: number;
  readonly keep: number;
}

const lines: readonly LevelSeed[] = [
  {
    names: ['Reed', 'নলখাগড়া', 'Junco', 'القصب'],
    reach: 100,
    keep: 0,
    rebateBonus: 0,
    withdrawalBonus: null,
    instantWithdrawal: null,
    levelGift: '20.00',
    birthdayGift: null,
  },
  {
    names: ['Boat', 'নৌকা', 'Barca', 'القارب'],
    reach: 500,
    keep: 50,
    rebateBonus: 5,
    withdrawalBonus: null,
    instantWithdrawal: null,
    levelGift: '50.00',
    birthdayGift: '50.00',
  },
  {
    names: ['Ferry', 'ফেরি', 'Transbordador', 'العبّارة'],
    reach: 2_000,
    keep: 200,
    rebateBonus: 10,
    withdrawalBonus: '5000.00',
    instantWithdrawal: '1000.00',
    levelGift: '100.00',
    birthdayGift: '100.00',
  },
  {
    names: ['Lotus', 'পদ্ম', 'Loto', 'اللوتس'],
    reach: 8_000,
    keep: 600,
    rebateBonus: 15,
    withdrawalBonus: '10000.00',
    instantWithdrawal: '2000.00',
    levelGift: '300.00',
    birthdayGift: '200.00',
  },
  {
    names: ['Tiger', 'বাঘ', 'Tigre', 'النمر'],
    reach: 25_000,
    keep: 1_500,
    rebateBonus: 25,
    withdrawalBonus: '25000.00',
    instantWithdrawal: '5000.00',
    levelGift: '1000.00',
    birthdayGift: '500.00',
  },
  {
    names: ['Lighthouse', 'বাতিঘর', 'Faro', 'المنارة'],
    reach: 80_000,
    keep: 4_000,
    rebateBonus: 40,
    withdrawalBonus: '50000.00',
    instantWithdrawal: '10000.00',
    levelGift: '3000.00',
    birthdayGift: '1000.00',
  },
];

export const demoLevels: VipLevelDraft[] = lines.map(
  ({ names: [en, bn, es, ar], reach, keep, ...benefits }) => ({
    names: { en, bn, es, ar },
    reach,
    keep,
    benefits,
  }),
);
