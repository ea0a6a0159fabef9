import type { BrandSummary, ProviderStanding } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Checkbox, Stat } from '@croupier/ui';
import type { CountriesChange, GamesSwitch } from './games-switch.ts';
import { useRuleText } from './use-rule-text.ts';
import styles from './providers.module.css';

interface ProviderCardProps {
  readonly standing: ProviderStanding;
  readonly brands: readonly BrandSummary[];
  readonly onSwitch: (change: GamesSwitch) => void;
  readonly onCountries: (change: CountriesChange) => void;
}

/** One provider: the health of its calls, its open rounds, and the brands that show the provider. */
export function ProviderCard({ standing, brands, onSwitch, onCountries }: ProviderCardProps) {
  const { t, formats } = useTexts('console');
  const { provider, name, readAt, refusals, staleRounds, heldWins } = standing;
  const ruleText = useRuleText();
  const ruleIn = (code: string) => standing.countries.find(({ brand }) => brand === code) ?? null;
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
        {heldWins > 0 && (
          <Badge tone="negative">
            {t('providers.heldWins', { total: formats.number(heldWins), count: heldWins })}
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
          <div key={code} className={styles.brand}>
            <Checkbox
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
            <Button
              size="s"
              variant="quiet"
              aria-label={t('providers.countriesOf', { name, brand: brandName })}
              onClick={() => onCountries({ brand: code, provider, game: null, rule: ruleIn(code) })}
            >
              {ruleText(ruleIn(code))}
            </Button>
          </div>
        ))}
      </div>
    </Card>
  );
}
