import { useBus, useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';

/** The link to take part in a promotion: the deposit for a member, the sign-in for a visitor. */
export function DepositOrSignIn() {
  const { t } = useTexts('mfe-promo');
  const bus = useBus();
  const session = useLatestEvent('session.changed');
  if (!session) {
    return (
      <Button
        variant="primary"
        size="l"
        icon="user"
        onClick={() => bus.publish('sign-in.requested', { reason: 'link' })}
      >
        {t('sign-in')}
      </Button>
    );
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
