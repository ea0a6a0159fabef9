import type { Theme } from '../events.ts';

/** Lightness and chroma. */
type Tone = readonly [lightness: number, chroma: number];

/** Lightness and chroma of a theme's roles; the hues come from the look. */
export interface Tones {
  readonly surfaces: readonly [Tone, Tone, Tone, Tone];
  readonly field: Tone;
  readonly line: Tone;
  readonly lineStrong: Tone;
  /** Direction in which an ink moves until it is readable. */
  readonly inksToward: 'white' | 'black';
  /** From here on: lightness only. */
  readonly soft: number;
  readonly text: number;
  readonly muted: number;
  readonly ink: number;
  readonly edge: number;
  readonly light: number;
  /** White at the upper edge of a card. */
  readonly sheen: string;
  readonly scene: Readonly<
    Record<
      | 'line'
      | 'skyHigh'
      | 'skyMiddle'
      | 'skyLow'
      | 'light'
      | 'waterFar'
      | 'waterNear'
      | 'land'
      | 'shade',
      number
    >
  >;
}

export const tones: Readonly<Record<Theme, Tones>> = {
  dark: {
    surfaces: [
      [0.165, 0.022],
      [0.21, 0.028],
      [0.255, 0.034],
      [0.315, 0.042],
    ],
    field: [0.185, 0.024],
    line: [0.325, 0.036],
    lineStrong: [0.43, 0.045],
    inksToward: 'white',
    soft: 0.28,
    text: 0.965,
    muted: 0.79,
    ink: 0.83,
    edge: 0.55,
    light: 0.34,
    sheen: '#ffffff09',
    scene: {
      line: 0.73,
      skyHigh: 0.22,
      skyMiddle: 0.42,
      skyLow: 0.7,
      light: 0.88,
      waterFar: 0.54,
      waterNear: 0.21,
      land: 0.35,
      shade: 0.17,
    },
  },
  light: {
    surfaces: [
      [0.965, 0.01],
      [0.988, 0.005],
      [1, 0],
      [0.94, 0.014],
    ],
    field: [1, 0],
    line: [0.895, 0.016],
    lineStrong: [0.81, 0.024],
    inksToward: 'black',
    soft: 0.955,
    text: 0.24,
    muted: 0.46,
    ink: 0.5,
    edge: 0.62,
    light: 0.93,
    sheen: '#ffffffb3',
    scene: {
      line: 0.52,
      skyHigh: 0.86,
      skyMiddle: 0.91,
      skyLow: 0.82,
      light: 0.95,
      waterFar: 0.82,
      waterNear: 0.6,
      land: 0.63,
      shade: 0.3,
    },
  },
};
