import type { Draw } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Empty } from '@croupier/ui';
import { Link } from 'react-router-dom';
import { Dice } from '../../lib/dice.tsx';
import { factsOfThrow } from '../../lib/facts-of-throw.ts';
import { useNumero } from '../../lib/use-numero.ts';
import styles from './opened-numbers.module.css';

/** The latest draws; each leads to its proof. */
export function OpenedNumbers({ draws }: { draws: readonly Draw[] }) {
  const { t } = useTexts('mfe-lottery');
  if (draws.length === 0) return <Empty title={t('opened.none')} />;
  return (
    <ol className={styles.draws}>
      {draws.map((draw) => (
        <OpenedDraw key={draw.id} draw={draw} />
      ))}
    </ol>
  );
}

function OpenedDraw({ draw }: { draw: Draw }) {
  const { t, formats } = useTexts('mfe-lottery');
  const numero = useNumero()(draw.numero);
  const { sum, size, parity } = factsOfThrow(draw.result);
  return (
    <li className={styles.draw}>
      <span className={styles.numero}>{numero}</span>
      <Dice faces={draw.result} />
      <span className={styles.facts}>
        <Badge tone="accent">{t('facts.sum', { sum: formats.number(sum) })}</Badge>
        <Badge>{t(`facts.${size}`)}</Badge>
        <Badge>{t(`facts.${parity}`)}</Badge>
      </span>
      <Link
        to={`/lottery/fairness/${draw.id}`}
        className={styles.check}
        aria-label={t('opened.check', { numero })}
      >
        {t('opened.checkShort')}
      </Link>
    </li>
  );
}
