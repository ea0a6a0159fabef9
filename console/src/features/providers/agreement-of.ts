import type { ProviderAgreement } from '@croupier/contracts';
import { linesOf } from '../../lib/lines-of.ts';

/** What a new provider may do: one bet with one win, until more is agreed. */
export const firstAgreement: ProviderAgreement = {
  displayName: '',
  origin: '',
  launchOrigins: [],
  pictureOrigins: [],
  addresses: [],
  dialect: 'rs',
  publicKeys: [],
  repeats: 'current',
  rollsBackRounds: false,
  launchesWithSession: false,
  paysPrizes: false,
  correctsResults: false,
  offersFreeRounds: false,
  takesTips: false,
  rules: { winWithoutBet: false, manyBetsOneWin: false, manyWinsOneBet: false },
  games: {},
  lobbies: {},
  maxStake: {},
  maxWin: {},
  maxWinTimes: 100_000,
};

export const dialects = ['rs', 'rs-rsa', 'evolution'] as const;
export const repeats = ['current', 'stored'] as const;
export const rights = [
  'rollsBackRounds',
  'correctsResults',
  'paysPrizes',
  'takesTips',
  'offersFreeRounds',
  'launchesWithSession',
] as const;
export const rules = ['winWithoutBet', 'manyBetsOneWin', 'manyWinsOneBet'] as const;

/** The typed values as an agreement. */
export function agreementOf(fields: FormData): ProviderAgreement {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  const isOn = (name: string) => fields.get(name) !== null;
  return {
    displayName: text('displayName'),
    origin: text('origin'),
    launchOrigins: linesOf(text('launchOrigins')),
    pictureOrigins: linesOf(text('pictureOrigins')),
    addresses: linesOf(text('addresses')),
    dialect: dialects.find((one) => one === text('dialect')) ?? 'rs',
    publicKeys: keysIn(text('publicKeys')),
    repeats: repeats.find((one) => one === text('repeats')) ?? 'current',
    rollsBackRounds: isOn('rollsBackRounds'),
    launchesWithSession: isOn('launchesWithSession'),
    paysPrizes: isOn('paysPrizes'),
    correctsResults: isOn('correctsResults'),
    offersFreeRounds: isOn('offersFreeRounds'),
    takesTips: isOn('takesTips'),
    rules: {
      winWithoutBet: isOn('winWithoutBet'),
      manyBetsOneWin: isOn('manyBetsOneWin'),
      manyWinsOneBet: isOn('manyWinsOneBet'),
    },
    games: Object.fromEntries(namedLists(text('games')).map(rulesOfGame)),
    lobbies: Object.fromEntries(namedLists(text('lobbies'))),
    maxStake: amountsOf(text('maxStake')),
    maxWin: amountsOf(text('maxWin')),
    maxWinTimes: Number(text('maxWinTimes')),
  };
}

/** Names of fields with a line that cannot be read: nothing of it may be agreed by mistake. */
export function unreadableIn(fields: FormData): readonly string[] {
  const lists = (name: string) => namedLists(String(fields.get(name) ?? ''));
  const isRule = (word: string) => rules.some((rule) => rule === word);
  return [
    ...(lists('games').every(([game, words]) => game && words.every(isRule)) ? [] : ['games']),
    ...(lists('lobbies').every(([name, codes]) => name && codes.length > 1) ? [] : ['lobbies']),
  ];
}

type NamedList = readonly [name: string, words: readonly string[]];

/** `live: table_1, table_2`: a name and its words, one list a line. */
const namedLists = (text: string): readonly NamedList[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.split(':');
      return [name.trim(), linesOf(rest.join(':'))];
    });

const rulesOfGame = ([game, words]: NamedList) =>
  [
    game,
    {
      winWithoutBet: words.includes('winWithoutBet'),
      manyBetsOneWin: words.includes('manyBetsOneWin'),
      manyWinsOneBet: words.includes('manyWinsOneBet'),
    },
  ] as const;

export const lobbiesText = (lobbies: ProviderAgreement['lobbies']): string =>
  Object.entries(lobbies)
    .map(([name, codes]) => `${name}: ${codes.join(', ')}`)
    .join('\n');

export const gamesText = (games: ProviderAgreement['games']): string =>
  Object.entries(games)
    .map(([game, allowed]) => `${game}: ${rules.filter((rule) => allowed[rule]).join(', ')}`.trim())
    .join('\n');

/** `BDT 1000.00, EUR 20.00`: a currency before each amount. */
export function amountsOf(text: string): Readonly<Record<string, string>> {
  const words = linesOf(text);
  return Object.fromEntries(
    words.flatMap((word, index) =>
      index % 2 === 0 ? [[word.toUpperCase(), words[index + 1] ?? '']] : [],
    ),
  );
}

export const amountsText = (amounts: Readonly<Record<string, string>>): string =>
  Object.entries(amounts)
    .map(([currency, amount]) => `${currency} ${amount}`)
    .join(', ');

const keysIn = (text: string): readonly string[] =>
  text.match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g) ?? [];
