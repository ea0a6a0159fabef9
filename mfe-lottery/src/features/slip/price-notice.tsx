import type { PlayType } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import type { PriceMove } from '../../lib/price-moves.ts';
import { useChoiceName } from '../../lib/use-choice-name.ts';
import styles from './bet-slip.module.css';

interface PriceNoticeProps {
  readonly moves: readonly PriceMove[];
  readonly playTypes: readonly PlayType[];
}

/** The changed prices on the slip; the next press confirms the new prices. */
export function PriceNotice({ moves, playTypes }: PriceNoticeProps) {
  const { t, local, formats } = useTexts('mfe-lottery');
  const nameOf = useChoiceName();
  const times = (odds: readonly string[]) =>
    odds
      .map((one) =>
        t('pad.times', {
          odds: formats.number(Number(one), { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
        }),
      )
      .join(' / ');
  return (
    <div role="alert" className={styles.notice}>
      <p>{t('priceChange.changed')}</p>
      <ul>
        {moves.map(({ playType, choice, before, after }) => {
          const type = playTypes.find(({ code }) => code === playType);
          const name =
            choice === null ? local(type?.name ?? unnamed(playType)) : nameOf(type, choice);
          return (
            <li key={`${playType}:${choice ?? ''}`}>
              {name}: <s>{times(before)}</s> <strong>{times(after)}</strong>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function unnamed(code: string) {
  return { en: code, bn: code, es: code, ar: code };
}
