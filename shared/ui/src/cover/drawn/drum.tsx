import type { CoverPalette } from '../../drawing/palettes.ts';
import { dots } from '../../drawing/shapes.ts';

export function Drum({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path d="M96 240q104 30 214 0-54-18-108-18T96 240Z" fill={c.near} opacity=".5" />
      <g transform="rotate(-16 200 150)">
        <path d="M96 108c60-30 148-30 208 0v88c-60 30-148 30-208 0Z" fill={c.main} />
        <path d="M96 160c60 26 148 26 208 0v36c-60 30-148 30-208 0Z" fill={c.shade} opacity=".7" />
        <path
          d="M112 104l28 100 32-110 28 118 28-118 32 110 28-100"
          fill="none"
          stroke={c.light}
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <ellipse cx="304" cy="152" rx="16" ry="48" fill={c.shade} />
        <ellipse cx="98" cy="152" rx="24" ry="50" fill={c.accent} />
        <ellipse cx="97" cy="152" rx="17" ry="38" fill={c.light} />
        <ellipse cx="96" cy="152" rx="8" ry="18" fill={c.near} />
      </g>
      <path d="M70 84l76 44M330 70l-60 58" stroke={c.light} strokeWidth="9" strokeLinecap="round" />
      <path
        d={dots([
          [146, 128],
          [270, 128],
        ])}
        stroke={c.accent}
        strokeWidth="19"
        strokeLinecap="round"
      />
    </>
  );
}
