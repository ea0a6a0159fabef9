import type { DecimalAmount, Draw } from '@croupier/contracts';
import { useBus, useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, useMoney, useServerNow } from '@croupier/ui';
import { phaseOf } from '../../lib/phase.ts';

interface PlaceButtonProps {
  readonly draw: Draw;
  readonly isReady: boolean;
  readonly isChase: boolean;
  readonly total: DecimalAmount;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** One press confirms the total on the button; a visitor is asked to sign in instead. */
export function PlaceButton({ draw, isReady, isChase, total, isBusy, onPress }: PlaceButtonProps) {
  const { t } = useTexts('mfe-lottery');
  const money = useMoney();
  const bus = useBus();
  const session = useLatestEvent('session.changed');
  const isOpen = phaseOf(draw, useServerNow(1000)) === 'open';
  if (!session)
    return (
      <Button
        variant="primary"
        size="l"
        onClick={() => bus.publish('sign-in.requested', { reason: 'bet' })}
      >
        {t('slip.signIn')}
      </Button>
    );
  const confirm = t(isChase ? 'slip.placeChase' : 'slip.place', { total: money(total) });
  return (
    <Button
      variant="primary"
      size="l"
      disabled={!isReady || !isOpen}
      isBusy={isBusy}
      onClick={onPress}
    >
      {isOpen ? confirm : t('slip.wait')}
    </Button>
  );
}
