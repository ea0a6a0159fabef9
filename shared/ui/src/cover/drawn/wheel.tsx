import type { CoverPalette } from '../../drawing/palettes.ts';
import { dots, petal, rays } from '../../drawing/shapes.ts';

const centre = { cx: 200, cy: 146 };
const turns = [0, 90, 180, 270];

export function Wheel({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path d="M108 256q92 26 184 0-46-18-92-18t-92 18Z" fill={c.near} opacity=".5" />
      <circle {...centre} r="108" fill={c.shade} />
      <circle {...centre} r="100" fill={c.main} />
      <circle {...centre} r="86" fill={c.near} />
      <path d={rays({ ...centre, radius: 85, count: 9, width: 20 })} fill={c.accent} />
      <path
        d={rays({ ...centre, radius: 85, count: 18, width: 2 })}
        fill={c.light}
        opacity=".7"
        transform="rotate(10 200 146)"
      />
      <circle {...centre} r="50" fill={c.shade} />
      <circle {...centre} r="44" fill={c.main} />
      <path
        d={turns.map((turn) => petal(200, 146, { length: 42, width: 10, turn })).join('')}
        fill={c.light}
      />
      <circle {...centre} r="11" fill={c.accent} />
      <path
        d={dots([
          [200, 53],
          [266, 80],
          [293, 146],
          [266, 212],
          [200, 239],
          [134, 212],
          [107, 146],
          [134, 80],
        ])}
        stroke={c.light}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle cx="246" cy="90" r="10" fill="#fff" />
      <path
        d="M116 96a98 98 0 0 1 52-43"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".55"
      />
    </>
  );
}
