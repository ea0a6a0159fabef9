import type { Promotion } from '@croupier/contracts';
import { PromoPage } from '../../lib/promo-page.tsx';
import { TakePart } from './take-part.tsx';

/** One promotion: its reward, its duration, and its terms. */
export function PromoTerms({ promotion }: { promotion: Promotion }) {
  return (
    <PromoPage promotion={promotion}>
      <TakePart />
    </PromoPage>
  );
}
