import { useBus, useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import { SignInPrompt } from '../../lib/sign-in-prompt.tsx';

/** The link to take part in a promotion: the deposit for a member, the sign-in for a visitor. */
export function DepositOrSignIn() {
  const { t } = useTexts('mfe-promo');
  const bus = useBus();
  const session = useLatestEvent('session.changed');
  if (!session) {
    return <SignInPrompt label={t('sign-in')} size="l" />;
  }
  return (
    <Button
      variant="primary"
      size="l"
      icon="deposit"
      onClick={() =>
        bus.publish('overlay.requested', { overlay: 'member-centre', page: 'depositv2' })
      }
    >
      {t('deposit')}
    </Button>
  );
}
