import type { CoverPalette } from '../../drawing/palettes.ts';
import { star } from '../../drawing/shapes.ts';

const glint = (cx: number, cy: number, radius: number) =>
  star({ cx, cy, radius, inner: radius * 0.22, count: 4 });

export function Gem({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path d="M112 250q88 26 176 0-44-16-88-16t-88 16Z" fill={c.near} opacity=".5" />
      <path d="M136 70h128l48 58-112 120L88 128Z" fill={c.main} />
      <path d="M136 70 88 128h66l46-58Z" fill={c.light} opacity=".85" />
      <path d="M200 70l46 58h-92Z" fill={c.light} opacity=".45" />
      <path d="M264 70l48 58h-66l-46-58Z" fill={c.shade} opacity=".6" />
      <path d="M88 128h66l46 120Z" fill={c.light} opacity=".3" />
      <path d="M154 128h92l-46 120Z" fill={c.accent} opacity=".38" />
      <path d="M246 128h66L200 248Z" fill={c.shade} opacity=".8" />
      <path
        d="M88 128h224M154 128l46-58 46 58-46 120Z"
        fill="none"
        stroke={c.light}
        strokeWidth="2.5"
        strokeLinejoin="round"
        opacity=".7"
      />
      <path d="M148 84h38" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".8" />
      <path d={glint(304, 78, 24) + glint(98, 196, 16) + glint(286, 214, 11)} fill={c.light} />
    </>
  );
}
