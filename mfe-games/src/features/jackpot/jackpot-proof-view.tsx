import type { JackpotDraw, JackpotProof } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, LiveRegion, Spinner } from '@croupier/ui';
import styles from './jackpot-draws.module.css';
import { useJackpotCheck } from './use-jackpot-check.ts';

/** A draw computed again in this browser, with every value that it depends on. */
export function JackpotProofView({ draw }: { draw: JackpotDraw }) {
  const { t } = useTexts('mfe-games');
  const check = useJackpotCheck(draw);
  if (check.state === 'working') return <Spinner />;
  if (check.state === 'impossible') return <p>{t('jackpot.check.impossible')}</p>;
  const { found } = check;
  const isFair = Object.values(found).every(Boolean);
  return (
    <div className={styles.proof}>
      <p className={styles.verdict} data-fair={isFair}>
        {t(isFair ? 'jackpot.check.fair' : 'jackpot.check.unfair')}
      </p>
      <LiveRegion>{t(isFair ? 'jackpot.check.fair' : 'jackpot.check.unfair')}</LiveRegion>
      <ul className={styles.findings}>
        {(
          ['isCommitKept', 'isSealKept', 'isBeaconKept', 'isPlaceEqual', 'isWinnerEqual'] as const
        ).map((name) => (
          <li key={name}>
            <Badge tone={found[name] ? 'positive' : 'negative'}>
              {t(found[name] ? 'jackpot.check.kept' : 'jackpot.check.broken')}
            </Badge>
            {t(`jackpot.check.${name}`)}
          </li>
        ))}
      </ul>
      <dl className={styles.values}>
        {valuesOf(draw.proof).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`jackpot.value.${name}`)}</dt>
            <dd>
              <code dir="ltr">{value ?? '—'}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const valuesOf = ({ commit, serverSeed, seal, beacon, places, place }: JackpotProof) =>
  [
    ['commit', commit],
    ['seed', serverSeed],
    ['seal', seal],
    ['beacon', beacon?.value ?? null],
    ['places', places],
    ['place', place],
  ] as const;
