import type { PrizeGroups } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './prize-modes.module.css';

/**
 * The prize group of the odds on this page; if the member's own group is lower, says where the difference
 * goes.
 */
export function PrizeGroup({ groups: { own, mode } }: { groups: PrizeGroups }) {
  const { t, formats } = useTexts('mfe-lottery');
  const values = { own: formats.number(own), mode: formats.number(mode) };
  return (
    <p className={styles.group}>{t(own < mode ? 'prizeGroup.lower' : 'prizeGroup.mode', values)}</p>
  );
}
