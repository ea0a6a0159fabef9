import type { CoverPalette } from '../../drawing/palettes.ts';
import { dots } from '../../drawing/shapes.ts';

export function Boat({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path d="M196 60c46 14 74 50 78 104-24-10-50-14-78-12Z" fill={c.main} />
      <path d="M196 60c16 28 24 60 22 94l-22-2Z" fill={c.light} opacity=".65" />
      <path d="M188 52v140" stroke={c.near} strokeWidth="6" strokeLinecap="round" />
      <path d="M188 54l26 8-26 10Z" fill={c.accent} />
      <path d="M118 194c2-36 22-48 46-48s42 14 44 48Z" fill={c.shade} />
      <path
        d="M128 194c2-26 12-40 22-46m10-2v48m16-46c10 8 18 22 20 46M122 176h82"
        fill="none"
        stroke={c.near}
        strokeWidth="3"
        opacity=".55"
      />
      <path
        d="M56 160c22 30 60 34 144 34s122-4 148-44c-4 62-46 84-148 84S70 214 56 160Z"
        fill={c.near}
      />
      <path
        d="M62 174c28 26 70 28 138 28s114-2 142-36"
        fill="none"
        stroke={c.accent}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d={dots([
          [110, 216],
          [140, 222],
          [170, 225],
          [200, 226],
          [230, 225],
          [260, 222],
          [290, 215],
        ])}
        stroke={c.light}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M84 250q28-12 56 0t56 0 56 0 56 0M130 266q18-8 36 0t36 0 36 0 36 0"
        fill="none"
        stroke={c.glow}
        strokeWidth="3.5"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  );
}
