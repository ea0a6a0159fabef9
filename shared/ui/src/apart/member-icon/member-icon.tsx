import type { MemberIcon as IconName } from '@croupier/contracts';
import { grounds } from '../../drawing/grounds.ts';
import { seedOf } from '../../drawing/seed.ts';
import { glyphs } from './glyphs.ts';
import styles from './member-icon.module.css';

interface MemberIconProps {
  readonly icon: IconName;
  /** The member's name: the same picture has different colours for different members. */
  readonly name: string;
  readonly size?: number | undefined;
}

/**
 * The avatar that a member chose. The member's name is shown next to the picture, so the picture is hidden
 * from screen readers.
 */
export function MemberIcon({ icon, name, size = 40 }: MemberIconProps) {
  const [ground, petal] = seedOf(name).one(grounds);
  const { shape, lines } = glyphs[icon];
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      data-icon={icon}
      aria-hidden="true"
    >
      <rect width="40" height="40" fill={ground} />
      <circle cx="20" cy="20" r="17" fill={petal} opacity=".35" />
      <path d={shape} fill={petal} />
      <path
        d={lines}
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
