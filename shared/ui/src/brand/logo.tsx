import { markOf } from '@croupier/contracts';
import styles from './logo.module.css';

interface LogoProps {
  /** Name of the brand's look, from the site manifest. */
  readonly look: string;
  /** The brand's name; without it the look's own name is shown. */
  readonly name?: string | undefined;
  /** Shows the mark without the name. */
  readonly isMarkOnly?: boolean | undefined;
}

const names: Readonly<Record<string, string>> = {
  padma: 'Padma',
  verano: 'Verano',
  croupier: 'Croupier',
};

/** The brand's mark and its name as text. */
export function Logo({ look, name, isMarkOnly = false }: LogoProps) {
  return (
    <span className={styles.logo} dir="ltr">
      <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
        {markOf(look).map(({ part, path, opacity }) => (
          <path key={path} className={styles[part]} d={path} opacity={opacity} />
        ))}
      </svg>
      <span className={isMarkOnly ? styles.unseen : styles.word}>
        {name ?? names[look] ?? look}
      </span>
    </span>
  );
}
