import { memo } from 'react';
import styles from './artwork.module.css';
import { providerPlan } from './provider-plan.ts';

interface ProviderMarkProps {
  /** The provider's code; the same code always draws the same mark. */
  readonly seed: string;
}

/**
 * The mark of a provider that supplies no logo. The provider's name is shown next to the mark, so the mark is
 * hidden from screen readers.
 */
export const ProviderMark = memo(function ProviderMark({ seed }: ProviderMarkProps) {
  const { ground, sign, turn, colours } = providerPlan(seed);
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.mark}>
      <path d={ground} fill={colours.deep} />
      <path
        d={ground}
        fill={colours.middle}
        transform="translate(24 24) scale(.86) translate(-24 -24)"
      />
      <g transform={`rotate(${turn} 24 24)`}>
        <path d={sign.behind} fill={colours.light} opacity=".35" />
        <path d={sign.front} fill={colours.light} fillRule="evenodd" />
      </g>
      <circle cx="24" cy="24" r={sign.heart} fill={colours.accent} />
    </svg>
  );
});
