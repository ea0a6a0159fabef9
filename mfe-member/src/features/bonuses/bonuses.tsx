import { useEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Section, useToast } from '@croupier/ui';
import { useBonuses } from '../../api/bonuses.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { ActiveBonus } from './active-bonus.tsx';
import styles from './bonuses.module.css';
import { EarlierBonuses } from './earlier-bonuses.tsx';

/** The active bonus and past bonuses; the list updates itself. */
export function Bonuses() {
  const { t } = useTexts('mfe-member');
  const toast = useToast();
  const bonuses = useBonuses();
  useEvent('bonus.changed', ({ state }) => {
    if (state === 'converted') toast({ tone: 'positive', text: t('bonuses.now-cash') });
  });
  return <Section title={t('bonuses.title')}>{content()}</Section>;

  function content() {
    if (bonuses.isPending) return <ListSkeleton />;
    if (bonuses.error) return <Retry error={bonuses.error} onRetry={bonuses.refetch} />;
    if (bonuses.data.length === 0)
      return <Empty art="gift" title={t('bonuses.empty')} text={t('bonuses.empty-text')} />;
    const active = bonuses.data.find(({ state }) => state === 'active');
    const earlier = bonuses.data.filter(({ state }) => state !== 'active');
    return (
      <div className={styles.bonuses}>
        {active ? (
          <ActiveBonus bonus={active} />
        ) : (
          <p className={styles.muted}>{t('bonuses.none-active')}</p>
        )}
        {earlier.length > 0 && <EarlierBonuses bonuses={earlier} />}
      </div>
    );
  }
}
