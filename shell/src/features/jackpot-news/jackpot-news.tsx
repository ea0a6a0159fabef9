import { useEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { useMoney, useToast } from '@croupier/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { viewOf } from '../../routing/view-of.ts';
import { useShell } from '../../shell-scope.tsx';
import { whenNoDialog } from './when-no-dialog.ts';

const jackpotPage = '/jackpot';

/**
 * Shows on every page that the brand's jackpot was won, with the way to the proof of the draw. While a dialog is open
 * the toast waits until the dialog is closed.
 */
export function JackpotNews() {
  const { t } = useTexts('shell');
  const { site } = useShell();
  const money = useMoney();
  const toast = useToast();
  const navigate = useNavigate();
  const stopWaiting = useRef(() => {});
  useEffect(() => () => stopWaiting.current(), []);

  useEvent('jackpot.won', ({ drawId, account, amount }) => {
    const hasPage = viewOf(site, jackpotPage).kind === 'page';
    stopWaiting.current();
    stopWaiting.current = whenNoDialog(() =>
      toast({
        tone: 'positive',
        text: t('jackpot.won', { account, amount: money(amount) }),
        action: hasPage
          ? {
              label: t('jackpot.proof'),
              act: () => void navigate({ pathname: jackpotPage, hash: drawId }),
            }
          : undefined,
      }),
    );
  });
  return null;
}
