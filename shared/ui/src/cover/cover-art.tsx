import { memo, useId } from 'react';
import { coverPlan } from './cover-plan.ts';
import { scenes } from './scenes.tsx';
import styles from './cover.module.css';

interface CoverArtProps {
  /**
   * Any string; the same string always draws the same picture. A word in the seed, such as `tiger` or `dice`,
   * selects the subject.
   */
  readonly seed: string;
  /** Describes the picture; without a label the picture is decorative. */
  readonly label?: string | undefined;
  readonly aspect?: '4:3' | '1:1' | '16:9' | undefined;
}

/** A picture for a game or a promotion, drawn from its seed in this order: light, scene, subject. */
export const CoverArt = memo(function CoverArt({ seed, label, aspect = '4:3' }: CoverArtProps) {
  const id = useId();
  const { subject, scene, colours, isMirrored, pose, glow, sparks, random } = coverPlan(seed);
  const Scene = scenes[scene];
  const [top, middle, low] = colours.sky;
  return (
    <svg
      className={styles.cover}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      data-aspect={aspect}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <defs>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop stopColor={top} />
          <stop offset=".55" stopColor={middle} />
          <stop offset="1" stopColor={low} />
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop stopColor={colours.glow} stopOpacity=".8" />
          <stop offset=".45" stopColor={colours.glow} stopOpacity=".28" />
          <stop offset="1" stopColor={colours.glow} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}v`} cx=".5" cy=".4" r=".8">
          <stop offset=".6" stopColor={colours.near} stopOpacity="0" />
          <stop offset="1" stopColor={colours.near} stopOpacity=".55" />
        </radialGradient>
      </defs>
      <rect width="400" height="300" fill={`url(#${id}s)`} />
      <Scene colours={colours} random={random} />
      <circle cx={glow.x} cy={glow.y} r={glow.radius} fill={`url(#${id}g)`} />
      <path d={sparks.map(disc).join('')} fill={colours.light} opacity=".7" />
      <g
        transform={`translate(${200 + pose.x} 150) rotate(${pose.tilt}) scale(${pose.size / (isMirrored ? -100 : 100)} ${pose.size / 100}) translate(-200 -150)`}
      >
        <subject.draw colours={colours} />
      </g>
      <rect width="400" height="300" fill={`url(#${id}v)`} />
    </svg>
  );
});

function disc([x, y, radius]: readonly [number, number, number]): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}
