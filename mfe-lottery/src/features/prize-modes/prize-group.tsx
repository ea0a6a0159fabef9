import type { PrizeGroups } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import styles from './prize-modes.module.css';

/** By which group the odds on this page were made; a lower one of one's own says where the rest goes. */
export function PrizeGroup({ groups: { own, mode } }: { groups: PrizeGroups }) {
  const { t, formats } = useTexts('mfe-lottery');
  const values = { own: formats.number(own), mode: formats.number(mode) };
  return (
    <p className={styles.group}>{t(own < mode ? 'prizeGroup.lower' : 'prizeGroup.mode', values)}</p>
  );
}
