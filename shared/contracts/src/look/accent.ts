import { colourOf, contrastOf, hexOf, type Colour } from './colour.ts';

/** Slightly above WCAG's minimum: a button's text is on each stop of its gradient. */
const ratio = 4.6;
const white = '#ffffff';

export interface Accent {
  readonly ground: string;
  /** Start and end of a button's gradient. */
  readonly lit: string;
  readonly deep: string;
  readonly ink: string;
}

/** A background visible on light and dark pages, and a readable text colour on it. */
export function accentOf(seed: string): Accent {
  const asked = colourOf(seed);
  const colour = { ...asked, lightness: Math.min(0.88, Math.max(0.42, asked.lightness)) };
  const dark = hexOf({ lightness: 0.17, chroma: Math.min(0.04, colour.chroma), hue: colour.hue });
  const isDarkInk = contrastOf(hexOf(colour), dark) >= contrastOf(hexOf(colour), white);
  const ink = isDarkInk ? dark : white;
  const way = isDarkInk ? 0.01 : -0.01;
  let stops = stopsOf(colour);
  for (let { lightness } = colour; !isRead(stops, ink) && lightness > 0 && lightness < 1;) {
    lightness += way;
    stops = stopsOf({ ...colour, lightness });
  }
  return { ...stops, ink };
}

type Stops = Omit<Accent, 'ink'>;

function stopsOf(colour: Colour): Stops {
  const at = (lighter: number) => hexOf({ ...colour, lightness: colour.lightness + lighter });
  return { ground: at(0), lit: at(0.05), deep: at(-0.05) };
}

const isRead = ({ ground, lit, deep }: Stops, ink: string) =>
  [ground, lit, deep].every((stop) => contrastOf(stop, ink) >= ratio);
