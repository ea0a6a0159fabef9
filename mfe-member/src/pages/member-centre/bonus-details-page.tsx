import { BonusHistory } from '../../features/bonuses/bonus-history.tsx';
import { FreeRounds } from '../../features/bonuses/free-rounds.tsx';
import { Bonuses } from '../../features/bonuses/bonuses.tsx';

export function BonusDetailsPage() {
  return (
    <>
      <Bonuses />
      <FreeRounds />
      <BonusHistory />
    </>
  );
}
