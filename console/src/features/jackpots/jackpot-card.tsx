import type { BrandSummary, JackpotTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Stat } from '@croupier/ui';
import styles from './jackpots.module.css';
import { usePeriodText } from './use-period-text.ts';

interface JackpotCardProps {
  readonly brand: BrandSummary;
  readonly terms: JackpotTerms | null;
  readonly onChange: () => void;
}

/** A brand's jackpot in its current state. */
export function JackpotCard({ brand, terms, onChange }: JackpotCardProps) {
  const { t, formats } = useTexts('console');
  const periodText = usePeriodText();
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.title}>
        <h2>{brand.name}</h2>
        <Badge tone={terms?.isActive ? 'positive' : 'neutral'}>
          {t(terms?.isActive ? 'jackpots.on' : 'jackpots.off')}
        </Badge>
      </header>
      {terms ? (
        <>
          <div className={styles.stats}>
            <Stat
              label={t('jackpots.seed')}
              value={<bdi>{formats.money(terms.seed, `${terms.currency} `)}</bdi>}
            />
            <Stat label={t('jackpots.period')} value={periodText(terms.periodSeconds)} />
          </div>
          <ul className={styles.list} aria-label={t('jackpots.shares')}>
            {terms.shares.map(({ provider, gameId, millionths }) => (
              <li key={`${provider} ${gameId ?? ''}`}>
                <b>{formats.percent(millionths / 1_000_000, 2)}</b> {provider}{' '}
                {gameId ? <code>{gameId}</code> : t('jackpots.everyGame')}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.muted}>{t('jackpots.none')}</p>
      )}
      <Button onClick={onChange}>{t(terms ? 'jackpots.edit' : 'jackpots.begin')}</Button>
    </Card>
  );
}
