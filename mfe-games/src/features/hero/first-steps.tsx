import { useBus } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, ButtonLink } from '@croupier/ui';
import styles from './hero.module.css';

/** Three steps for a member who has not played yet; the picture and the height of the hero stay. */
export function FirstSteps({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('mfe-games');
  const bus = useBus();
  const open = (page: string) =>
    bus.publish('overlay.requested', { overlay: 'member-centre', page });
  return (
    <>
      <h2 id="games-hero" className={styles.title}>
        {t('steps.title')}
      </h2>
      <ol className={styles.steps}>
        <li>
          <Button variant="primary" icon="deposit" onClick={() => open('depositv2')}>
            {t('steps.deposit')}
          </Button>
          <span>{t('steps.depositText')}</span>
        </li>
        <li>
          <ButtonLink to="/rng" icon="play">
            {t('steps.play')}
          </ButtonLink>
          <span>{t('steps.playText')}</span>
        </li>
        <li>
          <Button icon="shield" onClick={() => open('playSafely')}>
            {t('steps.limits')}
          </Button>
          <span>{t('steps.limitsText')}</span>
        </li>
      </ol>
      <p>
        <Button variant="quiet" size="s" icon="close" onClick={onClose}>
          {t('steps.close')}
        </Button>
      </p>
    </>
  );
}
