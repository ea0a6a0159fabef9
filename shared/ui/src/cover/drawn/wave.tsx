import type { CoverPalette } from '../../drawing/palettes.ts';
import { dots, water } from '../../drawing/shapes.ts';

export function Wave({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <circle cx="282" cy="92" r="44" fill={c.main} />
      <path
        d="M-10 300V214c46-4 78-38 104-76 34-50 92-74 144-52 44 18 52 62 24 84-4-24-24-38-46-32-34 8-42 52-14 80 24 24 74 30 120 18 36-10 66-12 98-6v80Z"
        fill={c.far}
      />
      <path
        d="M-10 300V236c62-6 96-44 120-82 28-44 78-68 122-52 18 6 28 18 30 32-18-16-44-18-64-2-34 28-26 86 22 106 40 16 88 12 124 2 28-8 50-8 76-4v64Z"
        fill={c.light}
        opacity=".92"
      />
      <path
        d="M-10 300V250c74-6 108-50 134-88 20-30 44-46 70-48-30 24-38 62-22 94 22 44 84 56 144 46 36-6 60-4 104 4v42Z"
        fill={c.far}
      />
      <path
        d="M96 176c18-30 42-52 70-60M118 202c10-30 24-52 42-66M150 224c-2-20 0-38 6-54"
        fill="none"
        stroke={c.light}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
      />
      <path
        d="M238 86c14 2 26 12 32 24 6 14 4 30-8 42M214 80c16-8 40-2 52 12"
        fill="none"
        stroke={c.glow}
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray=".1 13"
      />
      <path
        d={dots([
          [250, 66],
          [276, 150],
          [224, 60],
          [292, 132],
          [262, 178],
          [202, 66],
        ])}
        stroke={c.glow}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d={water(268, 84, 12, 10)} fill={c.near} />
    </>
  );
}
