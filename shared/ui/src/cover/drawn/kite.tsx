import type { CoverPalette } from '../../drawing/palettes.ts';
import { rosette } from '../../drawing/shapes.ts';

export function Kite({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <g transform="rotate(18 200 130)">
        <path d="M200 36l78 84-78 98-78-98Z" fill={c.main} />
        <path d="M200 36l78 84h-78Z" fill={c.accent} />
        <path d="M122 120h78v98Z" fill={c.shade} />
        <path d="M200 36v182M122 120q78-34 156 0" fill="none" stroke={c.near} strokeWidth="4" />
        <path d={rosette({ cx: 200, cy: 120, radius: 20, count: 9 })} fill={c.light} />
        <path d="M200 218l-16 34h32Z" fill={c.accent} />
      </g>
      <path
        d="M168 238c-30 20-10 44-40 58"
        fill="none"
        stroke={c.light}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M64 70l26 26-26 34-26-34ZM346 176l20 20-20 26-20-26Z" fill={c.far} opacity=".8" />
      <path d="M64 130q8 30-12 56M346 222q6 24-8 44" fill="none" stroke={c.far} strokeWidth="3" />
    </>
  );
}
