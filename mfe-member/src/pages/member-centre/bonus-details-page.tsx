import { BonusHistory } from '../../features/bonuses/bonus-history.tsx';
import { Bonuses } from '../../features/bonuses/bonuses.tsx';

export function BonusDetailsPage() {
  return (
    <>
      <Bonuses />
      <BonusHistory />
    </>
  );
}
