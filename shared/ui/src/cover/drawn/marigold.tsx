import type { CoverPalette } from '../../drawing/palettes.ts';
import { dots, rosette } from '../../drawing/shapes.ts';

export function Marigold({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path
        d="M120 214c-26-2-46 8-58 24 26 8 50 2 66-14ZM282 210c24-6 46 2 58 18-24 10-50 6-66-8Z"
        fill={c.far}
      />
      <path d={rosette({ cx: 200, cy: 148, radius: 94, count: 17 })} fill={c.shade} />
      <path d={rosette({ cx: 200, cy: 146, radius: 78, count: 15 })} fill={c.main} />
      <path d={rosette({ cx: 200, cy: 144, radius: 60, count: 13 })} fill={c.shade} opacity=".65" />
      <path d={rosette({ cx: 200, cy: 143, radius: 52, count: 12 })} fill={c.main} />
      <path d={rosette({ cx: 200, cy: 141, radius: 34, count: 10 })} fill={c.light} opacity=".85" />
      <path d={rosette({ cx: 200, cy: 140, radius: 18, count: 7 })} fill={c.accent} />
      <path
        d={dots([
          [92, 84],
          [316, 92],
          [80, 150],
          [326, 168],
        ])}
        stroke={c.light}
        strokeWidth="9"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  );
}
