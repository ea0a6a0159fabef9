import type { CoverPalette } from '../drawing/palettes.ts';
import type { Seed } from '../drawing/seed.ts';
import { dots, hills, petal, rays, rosette, water } from '../drawing/shapes.ts';

interface SceneProps {
  readonly colours: CoverPalette;
  readonly random: Seed;
}

const sky = (random: Seed, count: number) =>
  dots(
    Array.from({ length: count }, () => [random.between(10, 390), random.between(8, 150)] as const),
  );

/** Stars, far hills, still water. */
function River({ colours: c, random }: SceneProps) {
  const shift = random.between(-40, 40);
  return (
    <>
      <path
        d={sky(random, 26)}
        stroke={c.glow}
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity=".75"
      />
      <path d={hills(206, 60, shift)} fill={c.far} opacity=".75" />
      <path d={hills(228, 34, -shift)} fill={c.far} />
      <path d={water(240, 120, 8, shift)} fill={c.near} opacity=".55" />
      <path
        d="M30 262h70M140 274h110M290 260h80M60 286h60M230 290h90"
        stroke={c.glow}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".35"
      />
    </>
  );
}

/** Rays behind the subject. */
function Burst({ colours: c, random }: SceneProps) {
  const turn = random.below(18);
  return (
    <>
      <g transform={`rotate(${turn} 200 150)`}>
        <path
          d={rays({ cx: 200, cy: 150, radius: 330, count: 18, width: 10 })}
          fill={c.glow}
          opacity=".16"
        />
      </g>
      <path d={rosette({ cx: 200, cy: 150, radius: 142, count: 28 })} fill={c.near} opacity=".22" />
      <path
        d={rosette({ cx: 200, cy: 150, radius: 150, count: 40 })}
        fill="none"
        stroke={c.glow}
        strokeWidth="1.5"
        opacity=".5"
      />
      <path d={water(262, 140, 10, turn)} fill={c.near} opacity=".5" />
    </>
  );
}

/** An alpona on the ground: rings of petals behind the subject. */
function Alpona({ colours: c, random }: SceneProps) {
  const count = random.one([12, 16, 20]);
  const ring = (length: number, width: number, offset: number) =>
    Array.from({ length: count }, (_, index) =>
      petal(200, 150, { length, width, turn: (360 / count) * (index + offset) }),
    ).join('');
  return (
    <>
      <path d={ring(208, 26, 0)} fill={c.near} opacity=".2" />
      <path d={ring(208, 22, 0)} fill="none" stroke={c.glow} strokeWidth="1.4" opacity=".45" />
      <path d={ring(164, 18, 0.5)} fill="none" stroke={c.accent} strokeWidth="1.4" opacity=".5" />
      <circle
        cx="200"
        cy="150"
        r="132"
        fill="none"
        stroke={c.glow}
        strokeWidth="5"
        strokeDasharray=".1 13.8"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  );
}

/** A window with cusped arches. */
function Arch({ colours: c, random }: SceneProps) {
  const lamp = random.between(0, 1);
  return (
    <>
      <path
        d={sky(random, 16)}
        stroke={c.glow}
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d={hills(232, 40, lamp * 50)} fill={c.far} opacity=".8" />
      <path
        d="M-5-5h410v310h-410ZM36 305V150c0-22 14-26 22-42 6-14 2-22 20-34 16-10 26-6 44-20 16-12 26-28 78-28s62 16 78 28c18 14 28 10 44 20 18 12 14 20 20 34 8 16 22 20 22 42v155Z"
        fill={c.near}
        fillRule="evenodd"
        opacity=".82"
      />
      <path
        d="M36 305V150c0-22 14-26 22-42 6-14 2-22 20-34 16-10 26-6 44-20 16-12 26-28 78-28s62 16 78 28c18 14 28 10 44 20 18 12 14 20 20 34 8 16 22 20 22 42v155"
        fill="none"
        stroke={c.main}
        strokeWidth="2.5"
        opacity=".9"
      />
      <path
        d={dots([
          [18, 40],
          [18, 80],
          [18, 120],
          [382, 40],
          [382, 80],
          [382, 120],
        ])}
        stroke={c.main}
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  );
}

/** Bands of cloud and birds. */
function Clouds({ colours: c, random }: SceneProps) {
  const y = random.between(40, 70);
  return (
    <>
      <path
        d={`M-10 ${y + 40}c30-30 70-20 80 0 20-26 60-20 66 6 18-8 34 2 36 14H-10ZM250 ${y + 10}c10-24 50-28 60-4 20-16 50-8 56 14 20-6 44 0 44 14H236c-4-12 4-22 14-24Z`}
        fill={c.glow}
        opacity=".3"
      />
      <path
        d={`M300 ${y + 120}c10-20 44-22 52-2 20-10 48 0 58 12v14H290c-4-10 2-22 10-24ZM-10 ${y + 130}c20-20 56-16 66 4 20-6 34 4 36 14H-10Z`}
        fill={c.glow}
        opacity=".38"
      />
      <path d={hills(244, 44, y - 50)} fill={c.far} opacity=".9" />
      <path d={hills(266, 26, 60 - y)} fill={c.near} opacity=".8" />
    </>
  );
}

/** Tiles of a southern courtyard. */
function Tiles({ colours: c, random }: SceneProps) {
  const size = random.one([50, 100]);
  const spots = [];
  for (let x = 0; x <= 400; x += size)
    for (let y = 0; y <= 300; y += size) spots.push([x, y] as const);
  return (
    <>
      <path
        d={spots
          .map(
            ([x, y]) =>
              `M${x} ${y - size / 2}l${size / 2} ${size / 2}-${size / 2} ${size / 2}-${size / 2}-${size / 2}Z`,
          )
          .join('')}
        fill={c.near}
        opacity=".16"
      />
      <path
        d={spots
          .map(
            ([x, y]) =>
              `M${x} ${y - size / 2}l${size / 2} ${size / 2}-${size / 2} ${size / 2}-${size / 2}-${size / 2}Z`,
          )
          .join('')}
        fill="none"
        stroke={c.glow}
        strokeWidth="1.2"
        opacity=".3"
      />
      <path
        d={dots(spots)}
        stroke={c.accent}
        strokeWidth={size / 8}
        strokeLinecap="round"
        opacity=".45"
      />
      <circle cx="200" cy="150" r="146" fill={c.sky[1]} opacity=".78" />
      <circle cx="200" cy="150" r="140" fill="none" stroke={c.glow} strokeWidth="2" opacity=".6" />
    </>
  );
}

export const scenes = { River, Burst, Alpona, Arch, Clouds, Tiles };
export type SceneName = keyof typeof scenes;
