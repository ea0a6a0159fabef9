import type { Promotion } from '@croupier/contracts';
import { PromoPage } from '../../lib/promo-page.tsx';
import { DepositOrSignIn } from './deposit-or-sign-in.tsx';

/** One promotion: its reward, its duration, and its terms. */
export function PromoTerms({ promotion }: { promotion: Promotion }) {
  return (
    <PromoPage promotion={promotion}>
      <DepositOrSignIn />
    </PromoPage>
  );
}
