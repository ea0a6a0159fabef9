import { useBus } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, ButtonLink } from '@croupier/ui';
import { Tour } from '@croupier/ui/tour';

/** Three steps for a member who has not played yet; the picture and the height of the hero stay. */
export function FirstSteps({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('mfe-games');
  const bus = useBus();
  const open = (page: string) =>
    bus.publish('overlay.requested', { overlay: 'member-centre', page });
  const deposit = (
    <Button variant="primary" icon="deposit" onClick={() => open('depositv2')}>
      {t('steps.deposit')}
    </Button>
  );
  const play = (
    <ButtonLink to="/rng" icon="play">
      {t('steps.play')}
    </ButtonLink>
  );
  const limits = (
    <Button icon="shield" onClick={() => open('playSafely')}>
      {t('steps.limits')}
    </Button>
  );
  return (
    <Tour
      title={t('steps.title')}
      titleId="games-hero"
      onClose={onClose}
      steps={[
        { action: deposit, text: t('steps.depositText') },
        { action: play, text: t('steps.playText') },
        { action: limits, text: t('steps.limitsText') },
      ]}
    />
  );
}
