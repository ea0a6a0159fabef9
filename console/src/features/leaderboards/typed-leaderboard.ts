import { gameCategories, leaderboardMeasures, type LeaderboardTerms } from '@croupier/contracts';
import { titleIn } from '../../lib/title-fields.tsx';
import { amountIn, dayIn, numberIn, rowsIn } from '../../lib/typed-values.ts';

const pointsRange = [1, 1_000] as const;

/** The typed leaderboard; `null` if a field is missing or cannot be read. */
export function leaderboardIn(fields: FormData): LeaderboardTerms | null {
  const title = titleIn(fields);
  const measure = leaderboardMeasures.find((one) => one === fields.get('measure'));
  const [firstDay, lastDay] = [dayIn(fields, 'firstDay'), dayIn(fields, 'lastDay')];
  const prizes = rowsIn(fields, 'prizes');
  const category = gameCategories.find((one) => one === fields.get('category'));
  const points = numberIn(fields, 'points', pointsRange);
  const stake = amountIn(fields, 'stake');
  if (!title || !measure || !firstDay || !lastDay || !prizes) return null;
  if (measure === 'points' && points === null) return null;
  const categories = category ? [category] : [];
  const counted = category ? categories : gameCategories;
  return {
    title,
    measure,
    categories,
    firstDay,
    lastDay,
    prizes: [...prizes],
    isHeld: fields.get('isHeld') !== null,
    ...(stake !== null && { stake }),
    ...(measure === 'points' &&
      points !== null && { points: Object.fromEntries(counted.map((one) => [one, points])) }),
  };
}
