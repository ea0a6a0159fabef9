import type { CoverPalette } from '../../drawing/palettes.ts';
import { rosette } from '../../drawing/shapes.ts';

export function Cards({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path d="M96 246q104 28 208 0-52-18-104-18T96 246Z" fill={c.near} opacity=".5" />
      <rect
        x="150"
        y="70"
        width="106"
        height="156"
        rx="12"
        fill={c.shade}
        transform="rotate(-24 200 226)"
      />
      <rect
        x="150"
        y="66"
        width="106"
        height="156"
        rx="12"
        fill={c.main}
        transform="rotate(-5 200 226)"
      />
      <g transform="rotate(15 200 226)">
        <rect x="150" y="62" width="106" height="156" rx="12" fill="#fffaf0" />
        <rect
          x="158"
          y="70"
          width="90"
          height="140"
          rx="8"
          fill="none"
          stroke={c.shade}
          strokeWidth="2"
        />
        <path
          d="M203 168c-36-26-38-42-34-54 6-16 26-16 34 0 8-16 28-16 34 0 4 12 2 28-34 54Z"
          fill="#d22c50"
        />
        <path d={rosette({ cx: 203, cy: 130, radius: 12, count: 7 })} fill="#ffd9e2" />
        <path d="M170 82l7-6 7 6-7 10ZM236 198l-7 6-7-6 7-10Z" fill="#d22c50" />
      </g>
      <path d={rosette({ cx: 128, cy: 150, radius: 20, count: 9 })} fill={c.light} opacity=".55" />
    </>
  );
}
