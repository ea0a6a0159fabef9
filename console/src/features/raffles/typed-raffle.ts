import { gameCategories, type RaffleTerms } from '@croupier/contracts';
import { titleIn } from '../../lib/title-fields.tsx';
import { amountIn, dayIn, numberIn, rowsIn } from '../../lib/typed-values.ts';

const dailyRange = [0, 100] as const;
const mostRange = [1, 100_000] as const;

/** The typed raffle; `null` if a field is missing or cannot be read. */
export function raffleIn(fields: FormData): RaffleTerms | null {
  const title = titleIn(fields);
  const [firstDay, lastDay] = [dayIn(fields, 'firstDay'), dayIn(fields, 'lastDay')];
  const rows = rowsIn(fields, 'prizes');
  const dailyTickets = numberIn(fields, 'dailyTickets', dailyRange);
  const ticketsAtMost = numberIn(fields, 'ticketsAtMost', mostRange);
  const category = gameCategories.find((one) => one === fields.get('category'));
  const isPlain = String(fields.get('turnover') ?? '').trim() === '';
  const turnover = amountIn(fields, 'turnover');
  if (!title || !firstDay || !lastDay || !rows) return null;
  if (dailyTickets === null || ticketsAtMost === null || (!isPlain && turnover === null))
    return null;
  return {
    title,
    // The places of the typed rows are only counted: a range is as many winners.
    prizes: rows.map(({ from, to, reward }) => ({ reward, winners: to - from + 1 })),
    firstDay,
    lastDay,
    turnover,
    categories: category ? [category] : [],
    dailyTickets,
    ticketsAtMost,
  };
}
