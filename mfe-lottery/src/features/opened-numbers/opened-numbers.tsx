import type { Draw, GameFamily } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty } from '@croupier/ui';
import { Link } from 'react-router-dom';
import { DrawnNumbers } from '../../lib/drawn-numbers.tsx';
import { FactBadges } from '../../lib/fact-badges.tsx';
import { useNumero } from '../../lib/use-numero.ts';
import styles from './opened-numbers.module.css';

interface OpenedNumbersProps {
  readonly family: GameFamily;
  readonly draws: readonly Draw[];
}

/** Completed draws, the latest first; each links to its proof. */
export function OpenedNumbers({ family, draws }: OpenedNumbersProps) {
  const { t } = useTexts('mfe-lottery');
  if (draws.length === 0) return <Empty title={t('opened.none')} />;
  return (
    <ol className={styles.draws}>
      {draws.map((draw) => (
        <OpenedDraw key={draw.id} family={family} draw={draw} />
      ))}
    </ol>
  );
}

function OpenedDraw({ family, draw }: { family: GameFamily; draw: Draw }) {
  const { t, formats } = useTexts('mfe-lottery');
  const numero = useNumero()(draw.numero);
  return (
    <li className={styles.draw}>
      <div className={styles.head}>
        <span className={styles.numero}>{numero}</span>
        <time className={styles.numero} dateTime={draw.drawsAt}>
          {formats.dateTime(draw.drawsAt)}
        </time>
        <Link
          to={`/lottery/fairness/${draw.id}`}
          className={styles.check}
          aria-label={t('opened.check', { numero })}
        >
          {t('opened.checkShort')}
        </Link>
      </div>
      {draw.state === 'void' ? (
        <p className={styles.numero}>{t('phase.void')}</p>
      ) : (
        <DrawnNumbers family={family} result={draw.result} />
      )}
      <span className={styles.facts}>
        <FactBadges family={family} result={draw.result} />
      </span>
    </li>
  );
}
