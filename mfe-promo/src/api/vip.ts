import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

export function useVipLadder() {
  const { language } = useTexts('mfe-promo');
  return useCallQuery(calls.vipLadder, { language });
}
