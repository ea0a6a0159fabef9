import type { CoverPalette } from '../../drawing/palettes.ts';
import { dots, petal } from '../../drawing/shapes.ts';

const turns = [-84, -63, -42, -21, 0, 21, 42, 63, 84];

/** The eyes of the feathers, at the ends of a fan with the given radius. */
const eyes = dots(
  turns.map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return [
      Math.round(200 + 134 * Math.sin(angle)),
      Math.round(226 - 134 * Math.cos(angle)),
    ] as const;
  }),
);

const fan = (length: number, width: number) =>
  turns.map((turn) => petal(200, 226, { length, width, turn })).join('');

export function Peacock({ colours: c }: { colours: CoverPalette }) {
  return (
    <>
      <path d="M96 252q104 26 208 0-52-18-104-18T96 252Z" fill={c.near} opacity=".5" />
      <path d={fan(176, 27)} fill={c.shade} />
      <path d={fan(168, 20)} fill={c.main} />
      <path d={eyes} stroke={c.light} strokeWidth="27" strokeLinecap="round" />
      <path d={eyes} stroke={c.accent} strokeWidth="19" strokeLinecap="round" />
      <path d={eyes} stroke={c.near} strokeWidth="9" strokeLinecap="round" />
      <path d={fan(84, 15)} fill={c.light} opacity=".35" />
      <path
        d="M200 250c-40 0-46-38-26-66 12-17 12-30 8-44a19 19 0 1 1 37-2c2 18-2 30 10 46 20 28 11 66-29 66Z"
        fill={c.near}
      />
      <path
        d="M204 248c28-4 34-36 17-60-11-16-9-30-9-48a18 18 0 0 0-12-18c-6 18 4 36 8 58 4 22 6 48-4 68Z"
        fill={c.accent}
        opacity=".55"
      />
      <path d="M182 136l-20 9 21 7Z" fill={c.light} />
      <path d="M196 122l-8-22M201 120v-24M206 122l8-22" stroke={c.light} strokeWidth="3" />
      <path
        d={dots([
          [187, 98],
          [201, 93],
          [215, 98],
        ])}
        stroke={c.accent}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <circle cx="195" cy="138" r="4.5" fill="#fff" />
    </>
  );
}
