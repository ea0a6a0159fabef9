import type { CoverPalette } from '../../drawing/palettes.ts';
import { dots, rays, rosette } from '../../drawing/shapes.ts';

export function Sun({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path
        d={rays({ cx: 200, cy: 150, radius: 132, count: 16, width: 9 })}
        fill={c.light}
        opacity=".85"
      />
      <path d={rosette({ cx: 200, cy: 150, radius: 84, count: 24 })} fill={c.shade} />
      <circle cx="200" cy="150" r="80" fill={c.main} />
      <path d="M200 70a80 80 0 0 1 0 160c26-50 26-110 0-160Z" fill={c.shade} opacity=".4" />
      <path
        d="M158 138q14-16 30 0M212 138q16-16 30 0M172 176q28 26 56 0M200 138l-8 28h14"
        fill="none"
        stroke={c.near}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d={dots([
          [148, 166],
          [252, 166],
        ])}
        stroke={c.accent}
        strokeWidth="20"
        strokeLinecap="round"
        opacity=".75"
      />
    </>
  );
}
