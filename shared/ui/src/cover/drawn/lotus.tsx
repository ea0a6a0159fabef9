import type { CoverPalette } from '../../drawing/palettes.ts';
import { dots, petal } from '../../drawing/shapes.ts';

export function Lotus({ colours: c }: { colours: CoverPalette }) {
  const back = [-72, -44, -16, 16, 44, 72]
    .map((turn) => petal(200, 214, { length: 128 - Math.abs(turn) * 0.25, width: 30, turn }))
    .join('');
  const middle = [-56, -28, 0, 28, 56]
    .map((turn) => petal(200, 216, { length: 116 - Math.abs(turn) * 0.3, width: 27, turn }))
    .join('');
  return (
    <>
      <path
        d="M86 224c30-20 58-14 84 0s60 14 84 0 48-16 66-4c-20 30-62 40-118 40S108 250 86 224Z"
        fill={c.near}
        opacity=".55"
      />
      <path d={back} fill={c.shade} />
      <path d={middle} fill={c.main} />
      <path
        d={[-20, 20].map((turn) => petal(200, 217, { length: 88, width: 22, turn })).join('')}
        fill={c.light}
        opacity=".55"
      />
      <path d={petal(200, 218, { length: 78, width: 21, turn: 0 })} fill={c.light} />
      <path
        d={[-80, -62, 62, 80]
          .map((turn) => petal(200, 218, { length: 92, width: 17, turn }))
          .join('')}
        fill={c.main}
      />
      <path
        d={dots([
          [186, 196],
          [193, 190],
          [200, 188],
          [207, 190],
          [214, 196],
        ])}
        stroke={c.accent}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M200 210V148M184 208l-14-44M216 208l14-44"
        stroke={c.shade}
        strokeWidth="1.5"
        opacity=".5"
        fill="none"
      />
      <path
        d="M98 232q25-12 50 0t50 0 50 0 50 0M140 246q16-8 32 0t32 0 32 0 32 0"
        stroke={c.glow}
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
        opacity=".6"
      />
    </>
  );
}
