import type { Choice } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Die } from '../../lib/die.tsx';
import styles from './k3-pad.module.css';

/** What a choice looks like: dice where it names faces, its number or name otherwise. */
export function ChoiceFace({ playType, choice }: { playType: string; choice: Choice }) {
  const { local, formats } = useTexts('mfe-lottery');
  if (playType === 'sum')
    return <span className={styles.sum}>{formats.number(Number(choice.code))}</span>;
  if (!/^[1-6]+$/.test(choice.code))
    return <span className={styles.word}>{local(choice.name)}</span>;
  return (
    <span className={styles.faces}>
      {[...choice.code].map((face, index) => (
        <Die key={`${index}-${face}`} face={Number(face)} />
      ))}
    </span>
  );
}
