/** A perceptual colour (OKLCH): lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Colour {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Three = readonly [number, number, number];

/** From `#rrggbb`. Matrices: Björn Ottosson, "A perceptual color space for image processing". */
export function colourOf(hex: string): Colour {
  const [red, green, blue] = channelsOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** As `#rrggbb`. A colour outside of the screen's gamut loses chroma, and keeps its lightness and hue. */
export function hexOf(colour: Colour): string {
  let channels = linearOf(colour);
  for (let chroma = colour.chroma; !isShown(channels) && chroma > 0; chroma -= 0.004)
    channels = linearOf({ ...colour, chroma: Math.max(0, chroma - 0.004) });
  return `#${channels.map(digitsOf).join('')}`;
}

/** Contrast of two colours given as `#rrggbb`, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue as linear light. */
function channelsOf(hex: string): Three {
  const at = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [at(1), at(3), at(5)];
}

function linearOf({ lightness, chroma, hue }: Colour): Three {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isShown = (channels: Three) => channels.every((light) => light > -0.0005 && light < 1.0005);

function digitsOf(light: number): string {
  const clear = Math.min(1, Math.max(0, light));
  const share = clear <= 0.0031308 ? clear * 12.92 : 1.055 * clear ** (1 / 2.4) - 0.055;
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}
