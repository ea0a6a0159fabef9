import { memo, useId } from 'react';
import { palettes } from './palettes.ts';
import { scenes } from './scenes.tsx';
import { seedOf } from './seed.ts';
import { subjects } from './subjects.ts';
import styles from './cover.module.css';

interface CoverArtProps {
  /** Any string; the same one draws the same picture. A word in it as `tiger` or `dice` names the subject. */
  readonly seed: string;
  /** Says what the picture stands for; without it the picture is decoration. */
  readonly label?: string | undefined;
  readonly aspect?: '4:3' | '1:1' | '16:9' | undefined;
}

/** A picture for a game or a promotion, drawn from its seed: light, scene, subject, in that order. */
export const CoverArt = memo(function CoverArt({ seed, label, aspect = '4:3' }: CoverArtProps) {
  const id = useId();
  const random = seedOf(seed);
  const any = random.one(subjects);
  const subject = subjects.find(({ words }) => words.test(seed.toLowerCase())) ?? any;
  const colours = palettes[random.one(subject.lights)];
  const Scene = scenes[random.one(subject.scenes)];
  const isMirrored = random.below(2) === 1 && !subject.isOneWay;
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
      <circle cx="200" cy="146" r="170" fill={`url(#${id}g)`} />
      <g transform={isMirrored ? 'translate(400 0) scale(-1 1)' : undefined}>
        <subject.draw colours={colours} />
      </g>
      <rect width="400" height="300" fill={`url(#${id}v)`} />
    </svg>
  );
});
