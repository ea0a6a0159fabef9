import type { CoverPalette } from '../../drawing/palettes.ts';
import { dots, petal } from '../../drawing/shapes.ts';

export function Crown({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path d="M104 232q96 30 192 0-48-18-96-18t-96 18Z" fill={c.near} opacity=".5" />
      <path d="M88 102l50 42 62-84 62 84 50-42-26 118H114Z" fill={c.main} />
      <path d="M200 60v160h86l26-118-50 42Z" fill={c.shade} opacity=".65" />
      <path d="M110 198h180l-6 28q-84 22-168 0Z" fill={c.light} />
      <path
        d={dots([
          [138, 214],
          [168, 218],
          [232, 218],
          [262, 214],
        ])}
        stroke={c.accent}
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path d="M200 202l14 14-14 14-14-14Z" fill={c.near} />
      <path d={petal(200, 186, { length: 84, width: 18, turn: 0 })} fill={c.accent} />
      <path
        d={[-34, 34].map((turn) => petal(200, 188, { length: 66, width: 15, turn })).join('')}
        fill={c.light}
        opacity=".8"
      />
      <path
        d={dots([
          [88, 98],
          [312, 98],
          [200, 54],
        ])}
        stroke={c.light}
        strokeWidth="22"
        strokeLinecap="round"
      />
    </>
  );
}
