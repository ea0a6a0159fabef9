import { lotsOf, type ResultShape } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './lots.module.css';
import { useDigits } from './use-digits.ts';

interface LotsProps {
  readonly shape: Extract<ResultShape, { kind: 'lots' }>;
  readonly result: readonly number[];
  readonly isNew?: boolean;
}

const tail = 2;

/**
 * The lots of a draw by prize, the greatest first; the last two digits, which most bets refer to, are
 * highlighted.
 */
export function Lots({ shape, result, isNew = false }: LotsProps) {
  const { t } = useTexts('mfe-lottery');
  const digits = useDigits();
  const drawn = lotsOf(shape.lots, result);
  const special = drawn.findIndex(({ prize }) => prize === 'special');
  const rows = special > 0 ? drawn.toReversed() : drawn;
  return (
    <table className={styles.lots} data-new={isNew || undefined}>
      <tbody>
        {rows.map(({ prize, numbers }) => (
          <tr key={prize} data-main={prize === 'special' || prize === 'first' || undefined}>
            <th scope="row">{t(`prizes.${prize}`)}</th>
            <td>
              {numbers.map((number, index) => (
                // Two lots of a prize can be the same number and differ by position only.
                <span key={`${index}-${number}`} className={styles.number} dir="ltr">
                  {digits(number.slice(0, -tail))}
                  <b>{digits(number.slice(-tail))}</b>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
