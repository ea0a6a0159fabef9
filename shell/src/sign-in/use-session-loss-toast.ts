import { useTexts } from '@croupier/i18n';
import { useToast } from '@croupier/ui';
import { useEffect } from 'react';
import { useShell } from '../shell-scope.tsx';

/** Tells a member who was signed out by another cause than their own action, and says what to do. */
export function useSessionLossToast(): void {
  const { t } = useTexts('ui');
  const { session } = useShell();
  const toast = useToast();
  useEffect(
    () => session.onLost(() => toast({ tone: 'warning', text: t('failure.unauthenticated') })),
    [session, toast, t],
  );
}
