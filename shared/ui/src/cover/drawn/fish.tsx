import type { CoverPalette } from '../../drawing/palettes.ts';
import { dots } from '../../drawing/shapes.ts';

export function Fish({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path
        d="M288 150c26-30 44-44 62-48-8 18-10 32-8 48-2 16 0 30 8 48-18-4-36-18-62-48Z"
        fill={c.shade}
      />
      <path
        d="M176 102c14-34 54-40 82-28-14 10-20 20-22 34ZM190 200c4 28 30 36 52 34-8-10-12-22-12-36Z"
        fill={c.shade}
      />
      <path
        d="M70 152c30-46 84-64 132-58 46 6 80 30 100 56-20 26-54 50-100 56-48 6-102-12-132-54Z"
        fill={c.main}
      />
      <path
        d="M70 152c40 26 150 38 232-2-20 26-54 50-100 56-48 6-102-12-132-54Z"
        fill={c.light}
        opacity=".75"
      />
      <path
        d="M128 104c22 24 22 72 2 94"
        fill="none"
        stroke={c.near}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".7"
      />
      <path
        d="M160 118q16 12 0 24m0 0q16 12 0 24m26-52q16 12 0 24m0 0q16 12 0 24m0 0q16 12 0 24m26-70q16 12 0 24m0 0q16 12 0 24m26-44q14 11 0 22m0 0q14 11 0 22"
        fill="none"
        stroke={c.shade}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d={dots([[104, 140]])} stroke="#fff" strokeWidth="26" strokeLinecap="round" />
      <path d={dots([[102, 141]])} stroke={c.near} strokeWidth="15" strokeLinecap="round" />
      <path d={dots([[99, 137]])} stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M74 156c8 2 14 2 20-2"
        fill="none"
        stroke={c.near}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d={dots([
          [60, 112],
          [48, 88],
          [66, 74],
        ])}
        stroke={c.glow}
        strokeWidth="11"
        strokeLinecap="round"
        opacity=".55"
      />
    </>
  );
}
