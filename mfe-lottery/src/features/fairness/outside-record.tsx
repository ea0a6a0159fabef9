import type { DrawRecord, GameFamily } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Card, Section } from '@croupier/ui';
import { DrawnNumbers } from '../../lib/drawn-numbers.tsx';
import styles from './draw-proof-view.module.css';
import { LongValue } from './long-value.tsx';

interface OutsideRecordProps {
  readonly record: DrawRecord;
  /** `null` if the game is no longer offered. */
  readonly family: GameFamily | null;
}

/** An external draw: proof that the bets were fixed before, and who confirmed its numbers. */
export function OutsideRecord({ record, family }: OutsideRecordProps) {
  const { t, formats } = useTexts('mfe-lottery');
  const { seal, results } = record;
  return (
    <>
      <Card>
        <dl className={styles.values}>
          <LongValue label={t('outside.seal')} value={seal?.hash ?? null} />
        </dl>
        <p className={styles.prose}>
          {seal
            ? t('outside.sealedLines', { shown: formats.number(seal.lines) })
            : t('outside.notSealed')}
        </p>
      </Card>
      <Section title={t('outside.results')}>
        {results.length === 0 && <p className={styles.prose}>{t('outside.noResults')}</p>}
        <ol className={styles.results}>
          {results.toReversed().map(({ version, numbers, agreedBy, writtenAt }) => (
            <li key={version} className={styles.result}>
              <div className={styles.stepHead}>
                <h3>{t('outside.version', { version: formats.number(version) })}</h3>
                <Badge tone="positive">{t(`outside.agreed.${agreedBy}`)}</Badge>
              </div>
              <p className={styles.prose}>{formats.dateTime(writtenAt)}</p>
              {family && <DrawnNumbers family={family} result={numbers} />}
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
