import type { CoverPalette } from '../../drawing/palettes.ts';
import { petal } from '../../drawing/shapes.ts';

export function Coins({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path d="M70 246q130 36 262 0-66-20-132-20T70 246Z" fill={c.near} opacity=".5" />
      {[236, 218, 200].map((y) => (
        <path
          key={y}
          d={`M84 ${y - 12}v10a46 14 0 0 0 92 0v-10a46 14 0 0 0-92 0Z`}
          fill={y === 218 ? c.main : c.shade}
        />
      ))}
      <path d="M84 188a46 14 0 0 0 92 0 46 14 0 0 0-92 0Z" fill={c.light} />
      {[240, 222].map((y) => (
        <path
          key={y}
          d={`M246 ${y - 12}v10a42 13 0 0 0 84 0v-10a42 13 0 0 0-84 0Z`}
          fill={y === 222 ? c.main : c.shade}
        />
      ))}
      <path d="M246 210a42 13 0 0 0 84 0 42 13 0 0 0-84 0Z" fill={c.light} />
      <circle cx="210" cy="138" r="80" fill={c.shade} />
      <circle cx="204" cy="136" r="78" fill={c.main} />
      <circle
        cx="204"
        cy="136"
        r="62"
        fill="none"
        stroke={c.light}
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <path
        d={[-60, -30, 0, 30, 60]
          .map((turn) => petal(204, 170, { length: 68 - Math.abs(turn) * 0.2, width: 15, turn }))
          .join('')}
        fill={c.shade}
      />
      <path
        d={[-30, 0, 30].map((turn) => petal(204, 170, { length: 46, width: 11, turn })).join('')}
        fill={c.light}
      />
      <path
        d="M152 104a62 62 0 0 1 40-28"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".75"
      />
    </>
  );
}
