import type { BrandSummary, ProviderStanding } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Card, Checkbox, Stat } from '@croupier/ui';
import type { GamesSwitch } from './games-switch.ts';
import styles from './providers.module.css';

interface ProviderCardProps {
  readonly standing: ProviderStanding;
  readonly brands: readonly BrandSummary[];
  readonly onSwitch: (change: GamesSwitch) => void;
}

/** One provider: how its calls go, what is open, and in which brands it shows. */
export function ProviderCard({ standing, brands, onSwitch }: ProviderCardProps) {
  const { t, formats } = useTexts('console');
  const { provider, name, readAt, refusals, staleRounds } = standing;
  const ms = (value: number | null) =>
    value === null ? '—' : t('providers.ms', { value: formats.number(value) });
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.title}>
        <h2>{name}</h2>
        {staleRounds > 0 && (
          <Badge tone="negative">
            {t('providers.stale', { total: formats.number(staleRounds), count: staleRounds })}
          </Badge>
        )}
      </header>
      <div className={styles.stats}>
        <Stat label={t('providers.calls')} value={formats.number(standing.calls)} />
        <Stat label={t('providers.p50')} value={ms(standing.p50Ms)} />
        <Stat label={t('providers.p95')} value={ms(standing.p95Ms)} />
        <Stat label={t('providers.p99')} value={ms(standing.p99Ms)} />
        <Stat label={t('providers.open')} value={formats.number(standing.openRounds)} />
        <Stat label={t('providers.games')} value={formats.number(standing.games)} />
      </div>
      <p className={styles.muted}>
        {readAt
          ? t('providers.read', { time: formats.dateTime(readAt) })
          : t('providers.neverRead')}
      </p>
      {refusals.length > 0 && (
        <ul className={styles.refusals} aria-label={t('providers.refusals')}>
          {refusals.map(({ status, calls }) => (
            <li key={status}>
              <code>{status}</code> {formats.number(calls)}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.brands}>
        {brands.map(({ code, name: brandName }) => (
          <Checkbox
            key={code}
            look="switch"
            name={`shown-${code}`}
            label={brandName}
            aria-label={t('providers.shownIn', { name, brand: brandName })}
            checked={!standing.hiddenIn.includes(code)}
            onChange={(event) =>
              onSwitch({
                brand: code,
                provider,
                game: null,
                isShown: event.currentTarget.checked,
              })
            }
          />
        ))}
      </div>
    </Card>
  );
}
