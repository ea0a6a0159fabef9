import type { FeedTeam } from '../../src/feed/feed.ts';

const shapes = [
  'M24 3 42 8v15c0 11-7 18-18 22C13 41 6 34 6 23V8Z',
  'M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42Z',
  'M6 5h36v22c0 9-8 15-18 18C14 42 6 36 6 27Z',
  'M24 3 44 24 24 45 4 24Z',
  'M24 3 42 13v21L24 45 6 34V13Z',
  'M8 6q16-6 32 0v20q0 14-16 19Q8 40 8 26Z',
];

const patterns = [
  'M18 0h12v48H18Z',
  'M0 18h48v12H0Z',
  'M0 0h12L48 36v12H36L0 12Z',
  'M24 0h24v48H24Z',
  'M0 0h8v48H0Zm16 0h8v48h-8Zm16 0h8v48h-8Z',
  'M0 24h48v24H0Z',
  'M0 6 24 24 48 6v12L24 36 0 18Z',
];

const emblems = [
  'M24 13l3.2 7 7.6.8-5.7 5.1 1.6 7.5L24 29.6l-6.7 3.8 1.6-7.5-5.7-5.1 7.6-.8Z',
  'M24 14a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  'M14 31l3-14 5 6 2-9 2 9 5-6 3 14Z',
  'M24 12c6 6 8 10 8 14a8 8 0 0 1-16 0c0-4 2-8 8-14Z',
  'M13 24q11-16 22 0-11 16-22 0Zm11-5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
  'M27 11 15 26h7l-2 11 12-16h-7Z',
];

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** The crest of a team, drawn from its numbers; the caller shows its name beside it. */
export function Crest({
  team,
  size = 24,
}: {
  readonly team: FeedTeam | null;
  readonly size?: number;
}) {
  if (!team) return <span className="crest-none" />;
  const [shape, pattern, emblem] = team.crest;
  const [hue, other] = team.hues;
  const clip = `crest-${team.code}-${size}`;
  return (
    <svg className="crest" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <clipPath id={clip}>
        <path d={at(shapes, shape)} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h48v48H0Z" fill={`hsl(${hue} 62% 38%)`} />
        <path d={at(patterns, pattern)} fill={`hsl(${other} 70% 62%)`} opacity="0.9" />
        <path
          d={at(emblems, emblem)}
          fill="#fff"
          stroke={`hsl(${hue} 62% 24%)`}
          strokeWidth="1.2"
        />
      </g>
      <path d={at(shapes, shape)} fill="none" stroke={`hsl(${hue} 45% 74%)`} strokeWidth="2" />
    </svg>
  );
}
