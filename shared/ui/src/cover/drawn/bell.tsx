import type { CoverPalette } from '../../drawing/palettes.ts';
import { dots, petal } from '../../drawing/shapes.ts';

export function Bell({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path d="M124 260q76 22 152 0-38-14-76-14t-76 14Z" fill={c.near} opacity=".5" />
      <path
        d="M104 96q-24 42 0 84M296 96q24 42 0 84M80 78q-36 60 0 120M320 78q36 60 0 120"
        fill="none"
        stroke={c.light}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".55"
      />
      <circle cx="200" cy="54" r="14" fill="none" stroke={c.shade} strokeWidth="9" />
      <circle cx="200" cy="236" r="17" fill={c.accent} />
      <path
        d="M132 208c18-22 14-70 22-98 7-26 26-42 46-42s39 16 46 42c8 28 4 76 22 98Z"
        fill={c.main}
      />
      <path d="M200 68c20 0 39 16 46 42 8 28 4 76 22 98h-68Z" fill={c.shade} opacity=".55" />
      <path d="M120 206h160l8 22q-88 22-176 0Z" fill={c.light} />
      <path
        d="M152 132q48 16 96 0M146 168q54 18 108 0"
        fill="none"
        stroke={c.light}
        strokeWidth="4"
      />
      <path
        d={[-40, 0, 40].map((turn) => petal(200, 124, { length: 42, width: 9, turn })).join('')}
        fill={c.light}
        opacity=".85"
      />
      <path
        d={dots([
          [164, 154],
          [188, 158],
          [212, 158],
          [236, 154],
        ])}
        stroke={c.accent}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M170 104q6-18 18-24"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  );
}
