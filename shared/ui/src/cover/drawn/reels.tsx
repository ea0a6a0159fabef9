import type { CoverPalette } from '../../drawing/palettes.ts';
import { dots, rosette, star } from '../../drawing/shapes.ts';

export function Reels({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path d="M84 72c30-26 202-26 232 0l14 26H70Z" fill={c.shade} />
      <path
        d={dots([
          [104, 84],
          [136, 76],
          [168, 72],
          [200, 71],
          [232, 72],
          [264, 76],
          [296, 84],
        ])}
        stroke={c.light}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <rect x="62" y="92" width="276" height="132" rx="20" fill={c.main} />
      <path d="M84 240h232l14 18H70Z" fill={c.shade} />
      <path d="M78 108h74v100H78ZM163 108h74v100h-74ZM248 108h74v100h-74Z" fill="#fff8ea" />
      <path d="M78 108h74v24H78Zm85 0h74v24h-74Zm85 0h74v24h-74Z" fill={c.near} opacity=".16" />
      <path d={rosette({ cx: 115, cy: 158, radius: 24, count: 11 })} fill={c.shade} />
      <path d={rosette({ cx: 115, cy: 158, radius: 12, count: 7 })} fill={c.accent} />
      <path d="M182 134h38l-20 50h-14l16-36h-20Z" fill="#c22a4a" />
      <path d={star({ cx: 285, cy: 160, radius: 30, inner: 13, count: 5 })} fill={c.far} />
      <path d="M56 158l14-8v16ZM344 158l-14-8v16Z" fill={c.accent} />
    </>
  );
}
