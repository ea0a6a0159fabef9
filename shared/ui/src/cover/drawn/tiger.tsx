import type { CoverPalette } from '../../drawing/palettes.ts';
import { dots } from '../../drawing/shapes.ts';

export function Tiger({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path
        d="M112 92c2-36 42-40 60-16M288 92c-2-36-42-40-60-16"
        fill="#e0761b"
        stroke={c.near}
        strokeWidth="5"
      />
      <path d="M124 92c4-18 20-22 32-12M276 92c-4-18-20-22-32-12" fill={c.near} />
      <path
        d="M200 62c52 0 90 28 96 72 3 24 16 34 16 34l-22 6 8 22-30-4c-14 26-40 42-68 42s-54-16-68-42l-30 4 8-22-22-6s13-10 16-34c6-44 44-72 96-72Z"
        fill="#ff9d2e"
      />
      <path
        d="M200 62c-52 0-90 28-96 72-3 24-16 34-16 34l22 6-8 22 30-4c8 15 20 27 34 34-26-58-16-122 34-164Z"
        fill="#e57f1c"
        opacity=".7"
      />
      <path
        d="M154 168c-26 4-38 20-34 30 8 30 46 42 80 42s72-12 80-42c4-10-8-26-34-30-14-3-24 4-46 4s-32-7-46-4Z"
        fill="#fff3dc"
      />
      <path
        d="M150 120c-16 0-26 8-30 20 14 10 38 10 50-2-2-12-10-18-20-18Zm100 0c16 0 26 8 30 20-14 10-38 10-50-2 2-12 10-18 20-18Z"
        fill="#fff3dc"
      />
      <path
        d="M128 138c10-14 28-14 38-1-10 9-28 9-38 1Zm144 0c-10-14-28-14-38-1 10 9 28 9 38 1Z"
        fill={c.accent === '#ff6f9f' ? '#ffe066' : c.accent}
      />
      <path
        d={dots([
          [149, 137],
          [251, 137],
        ])}
        stroke="#160a04"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path
        d="M200 66l-8 26h16ZM176 72l2 30 10 4ZM224 72l-2 30-10 4ZM108 128l28-12-30-2ZM292 128l-28-12 30-2ZM98 160l32-2-27 11ZM302 160l-32-2 27 11ZM112 190l26-14-14 22ZM288 190l-26-14 14 22Z"
        fill="#2a1206"
      />
      <path d="M178 176c6-8 38-8 44 0 3 6-12 20-22 20s-25-14-22-20Z" fill="#d6456b" />
      <path
        d="M200 196v12m0 0c-6 14-28 14-34 4m34-4c6 14 28 14 34 4"
        fill="none"
        stroke="#2a1206"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d={dots([
          [160, 196],
          [150, 204],
          [164, 208],
          [240, 196],
          [250, 204],
          [236, 208],
        ])}
        stroke="#2a1206"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".65"
      />
    </>
  );
}
