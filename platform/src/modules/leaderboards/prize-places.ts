import type { LeaderboardTerms, Reward } from '@croupier/contracts';
import type { PlaceRow } from './leaderboards.store.ts';

/** The places among members who are not excluded, with their prizes. */
export function prizePlaces<Row extends Pick<PlaceRow, 'isExcluded'>>(
  top: readonly Row[],
  { prizes }: Pick<LeaderboardTerms, 'prizes'>,
): readonly (Row & { readonly place: number; readonly reward: Reward | null })[] {
  return top
    .filter(({ isExcluded }) => !isExcluded)
    .map((row, index) => {
      const place = index + 1;
      const prize = prizes.find(({ from, to }) => place >= from && place <= to);
      return { ...row, place, reward: prize?.reward ?? null };
    });
}
