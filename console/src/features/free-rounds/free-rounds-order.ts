import {
  freeRoundsAtMost,
  freeRoundsMembersAtMost,
  parseAmount,
  type FreeRoundsOrder,
  type GameId,
  type InLanguages,
  type TitleWords,
} from '@croupier/contracts';
import { dayjs } from '@croupier/i18n';
import { asAmount } from '@croupier/ui';

const fields = ['accounts', 'game', 'rounds', 'stake', 'days', 'words', 'times'] as const;
export type FreeRoundsField = (typeof fields)[number];

type Order = Omit<FreeRoundsOrder, 'brand' | 'note'>;

const daysAtMost = 365;
const timesAtMost = 100;
/** A bonus that wins become is good for as many days. */
const bonusDays = 7;

/** The typed values as an order, or the names of the invalid fields. */
export function freeRoundsOrderOf(
  textOf: (name: string) => string,
  {
    games,
    words: typedWords,
    now,
  }: {
    readonly games: readonly { readonly nodeId: GameId }[];
    readonly words: InLanguages<TitleWords>;
    readonly now: Date;
  },
): { readonly order: Order } | { readonly errors: readonly FreeRoundsField[] } {
  const accounts = accountsIn(textOf('accounts'));
  const game = games.find(({ nodeId }) => nodeId === textOf('game'))?.nodeId ?? null;
  const rounds = wholeOf(textOf('rounds'), 1, freeRoundsAtMost);
  const stake = amountOf(textOf('stake'));
  const days = wholeOf(textOf('days'), 1, daysAtMost);
  const words = Object.keys(typedWords).length > 0 ? typedWords : null;
  const times = wholeOf(textOf('times') || '0', 0, timesAtMost);
  if (!accounts || !game || !rounds || !stake || !days || !words || times === null) {
    const read = { accounts, game, rounds, stake, days, words, times: times !== null };
    return { errors: fields.filter((field) => !read[field]) };
  }
  return {
    order: {
      accounts,
      gameId: game,
      rounds,
      stake,
      until: dayjs(now).add(days, 'day').toISOString(),
      words,
      terms:
        times === 0
          ? null
          : { times, days: bonusDays, spends: 'cash-first', maxStake: null, weights: { RNG: 100 } },
    },
  };
}

/** Names between spaces, commas, semicolons and lines, each once; `null` for none or too many. */
export function accountsIn(typed: string): readonly string[] | null {
  const names = new Set(typed.split(/[\s,;]+/).filter((name) => name !== ''));
  return names.size > 0 && names.size <= freeRoundsMembersAtMost ? [...names] : null;
}

function amountOf(typed: string): string | null {
  const amount = asAmount(typed);
  return (parseAmount(amount) ?? 0n) > 0n ? amount : null;
}

/** A whole number within bounds, in the digits of any of the languages. */
function wholeOf(typed: string, least: number, most: number): number | null {
  const number = Number(asAmount(typed) || Number.NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
}
