import { useBus, useLatestEvent } from '@croupier/bus';
import { gameCategories, type VipLadder } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Section, useMoney } from '@croupier/ui';
import { SignInPrompt } from '../../lib/sign-in-prompt.tsx';
import { usePoints } from '../../lib/use-points.ts';
import { LevelCard } from './level-card.tsx';
import styles from './vip-ladder.module.css';

/** The levels with what they need and give. */
export function VipLevels({ ladder }: { ladder: VipLadder }) {
  const { t } = useTexts('mfe-promo');
  if (!ladder.isEnabled)
    return <Empty art="gift" title={t('vip.empty')} text={t('vip.empty-text')} />;
  return (
    <div className={styles.ladder}>
      <div className={styles.intro}>
        {ladder.title && <h2>{ladder.title}</h2>}
        {ladder.text && <p>{ladder.text}</p>}
        <OwnRank />
      </div>
      <ol role="list" className={styles.levels}>
        {ladder.levels.map((level) => (
          <li key={level.level}>
            <LevelCard level={level} />
          </li>
        ))}
      </ol>
      <Rules ladder={ladder} />
    </div>
  );
}

/** Leads a member to the own rank, and a visitor to the sign-in. */
function OwnRank() {
  const { t } = useTexts('mfe-promo');
  const bus = useBus();
  const session = useLatestEvent('session.changed');
  if (!session) return <SignInPrompt label={t('vip.sign-in')} />;
  return (
    <Button
      variant="primary"
      icon="crown"
      onClick={() =>
        bus.publish('overlay.requested', { overlay: 'member-centre', page: 'playerRank' })
      }
    >
      {t('vip.own')}
    </Button>
  );
}

function Rules({ ladder: { weights, graceMonths } }: { ladder: VipLadder }) {
  const { t, formats } = useTexts('mfe-promo');
  const money = useMoney();
  const shown = usePoints();
  const counted = gameCategories.filter((category) => (weights[category] ?? 0) > 0);
  return (
    <Section title={t('vip.rules')}>
      <p>{t('vip.weights', { amount: money('100.00') })}</p>
      <dl className={styles.weights}>
        {counted.map((category) => (
          <div key={category}>
            <dt>{t(`vip.category.${category}`)}</dt>
            <dd>{shown((weights[category] ?? 0) / 100)}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.rules}>
        <li>{t('vip.rule.reach')}</li>
        <li>{t('vip.rule.keep')}</li>
        <li>
          {graceMonths === 0
            ? t('vip.rule.no-grace')
            : t('vip.rule.grace', { count: graceMonths, number: formats.number(graceMonths) })}
        </li>
        <li>{t('vip.rule.returned')}</li>
      </ul>
    </Section>
  );
}
