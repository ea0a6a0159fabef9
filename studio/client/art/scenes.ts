/** Colours and shapes of one game's scene. */
export interface Scene {
  readonly sky: readonly [string, string, string];
  readonly light: { readonly x: number; readonly y: number; readonly ink: string };
  /** Bands of hills, trees or water, far to near. */
  readonly bands: readonly Band[];
  readonly reel: readonly [string, string];
  readonly frame: readonly [string, string];
  /** Colours of the lines, used in turn. */
  readonly lines: readonly string[];
  readonly drift: Drift;
}

/** Small things that drift through the air, in pixels per frame. */
export interface Drift {
  readonly shape: 'petal' | 'spark' | 'drop' | 'bubble' | 'leaf';
  readonly ink: string;
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly sway: number;
  readonly isBlinking?: boolean;
}

export interface Band {
  readonly kind:
    | 'bulbs'
    | 'domes'
    | 'fronds'
    | 'hills'
    | 'palms'
    | 'rain'
    | 'roots'
    | 'sails'
    | 'shore'
    | 'stalls'
    | 'tents'
    | 'water'
    | 'wheel';
  /** Height of the upper edge, as a share of the picture. */
  readonly at: number;
  readonly ink: readonly [string, string];
}

const lines = [
  '#ffd54a',
  '#ff7ab0',
  '#5fe0d0',
  '#ff9a4a',
  '#9ad65a',
  '#c79aff',
  '#6fc0ff',
  '#ff6f6f',
  '#f5f0d0',
  '#5affa0',
];

export const scenes: Readonly<Record<string, Scene>> = {
  river_lotus: {
    sky: ['#123a4a', '#c8607a', '#ffc46a'],
    light: { x: 0.72, y: 0.4, ink: '#ffe9a8' },
    bands: [
      { kind: 'hills', at: 0.5, ink: ['#7a4a6a', '#4a3458'] },
      { kind: 'palms', at: 0.56, ink: ['#27424a', '#152c34'] },
      { kind: 'water', at: 0.62, ink: ['#c9788a', '#0d3a46'] },
      { kind: 'palms', at: 0.92, ink: ['#0a2228', '#061417'] },
    ],
    reel: ['#0f3d45', '#082229'],
    frame: ['#f6cf74', '#8a5312'],
    lines,
    drift: { shape: 'petal', ink: '#ffb3cf', count: 26, x: 0.35, y: 0.7, sway: 0.5 },
  },
  monsoon_gold: {
    sky: ['#1b1f4a', '#3a4a8a', '#8aa4c8'],
    light: { x: 0.24, y: 0.22, ink: '#ffe58a' },
    bands: [
      { kind: 'hills', at: 0.52, ink: ['#3a5a7a', '#28425e'] },
      { kind: 'hills', at: 0.64, ink: ['#2f6a4a', '#1c4a38'] },
      { kind: 'water', at: 0.76, ink: ['#4a7aa0', '#152a4a'] },
      { kind: 'rain', at: 0, ink: ['#bfe0ff', '#bfe0ff'] },
    ],
    reel: ['#232a5c', '#12163a'],
    frame: ['#ffe08a', '#a8650f'],
    lines,
    drift: { shape: 'drop', ink: '#bfe0ff', count: 60, x: -1.6, y: 7.5, sway: 0 },
  },
  sundarban: {
    sky: ['#0d2a24', '#2f6a4a', '#d8c46a'],
    light: { x: 0.5, y: 0.36, ink: '#fff0b0' },
    bands: [
      { kind: 'hills', at: 0.44, ink: ['#3a7a52', '#1f5240'] },
      { kind: 'roots', at: 0.58, ink: ['#1c4a34', '#0f3026'] },
      { kind: 'water', at: 0.7, ink: ['#6a9a5a', '#0c332e'] },
      { kind: 'roots', at: 0.9, ink: ['#0a231b', '#05130f'] },
    ],
    reel: ['#123a2c', '#08211a'],
    frame: ['#d8b26a', '#5c3a14'],
    lines,
    drift: {
      shape: 'spark',
      ink: '#d8ff8a',
      count: 30,
      x: 0.1,
      y: -0.15,
      sway: 0.6,
      isBlinking: true,
    },
  },
  night_bazaar: {
    sky: ['#0d0a2e', '#43195e', '#d0603f'],
    light: { x: 0.8, y: 0.13, ink: '#fff0c4' },
    bands: [
      { kind: 'domes', at: 0.5, ink: ['#4a2068', '#2a1048'] },
      { kind: 'domes', at: 0.62, ink: ['#2c1250', '#1a0a36'] },
      { kind: 'stalls', at: 0.8, ink: ['#e0486a', '#fff0d0'] },
      { kind: 'bulbs', at: 0.07, ink: ['#ffd76a', '#ff9a4a'] },
    ],
    reel: ['#3a1658', '#1a0a34'],
    frame: ['#ffc95c', '#8f3a1c'],
    lines,
    drift: {
      shape: 'spark',
      ink: '#ffc46a',
      count: 34,
      x: 0.15,
      y: -0.5,
      sway: 0.3,
      isBlinking: true,
    },
  },
  coral_coast: {
    sky: ['#0b6fa0', '#4cc4d0', '#ffe9b8'],
    light: { x: 0.3, y: 0.3, ink: '#fff6c0' },
    bands: [
      { kind: 'hills', at: 0.47, ink: ['#3a8fa8', '#2a7896'] },
      { kind: 'water', at: 0.49, ink: ['#2fb8c4', '#07506f'] },
      { kind: 'sails', at: 0.53, ink: ['#fff8ea', '#ff7a62'] },
      { kind: 'shore', at: 0.86, ink: ['#ffe6b0', '#dba25c'] },
      { kind: 'fronds', at: 0, ink: ['#0f7a5c', '#0a5a54'] },
    ],
    reel: ['#0e5a78', '#06304a'],
    frame: ['#fff0d0', '#e0705a'],
    lines,
    drift: { shape: 'bubble', ink: '#e8fffb', count: 26, x: 0.1, y: -0.6, sway: 0.4 },
  },
  marigold_fair: {
    sky: ['#4a1a5e', '#e05a6a', '#ffc46a'],
    light: { x: 0.5, y: 0.4, ink: '#fff0b0' },
    bands: [
      { kind: 'hills', at: 0.56, ink: ['#a8486a', '#6a2c58'] },
      { kind: 'wheel', at: 0.62, ink: ['#5a2350', '#ffd76a'] },
      { kind: 'tents', at: 0.74, ink: ['#e8572e', '#fff0d0'] },
      { kind: 'hills', at: 0.86, ink: ['#3a7a3c', '#12401f'] },
      { kind: 'bulbs', at: 0.05, ink: ['#ff8a1c', '#ffd24a'] },
    ],
    reel: ['#6a1c48', '#350d2a'],
    frame: ['#ffdc7a', '#c9560f'],
    lines,
    drift: { shape: 'petal', ink: '#ffa62e', count: 32, x: 0.3, y: 0.9, sway: 0.6 },
  },
  lucky_rickshaw: {
    sky: ['#0f4a6a', '#1f9a8a', '#ffe08a'],
    light: { x: 0.5, y: 0.3, ink: '#fff2b0' },
    bands: [
      { kind: 'hills', at: 0.5, ink: ['#2a8a6a', '#1a5a58'] },
      { kind: 'palms', at: 0.6, ink: ['#14604a', '#0c3a38'] },
      { kind: 'stalls', at: 0.82, ink: ['#f04a6a', '#ffe08a'] },
      { kind: 'bulbs', at: 0.05, ink: ['#ff5c8a', '#ffd24a'] },
    ],
    reel: ['#fff6e0', '#e8cf9a'],
    frame: ['#ff5c8a', '#8a0f3c'],
    lines,
    drift: { shape: 'petal', ink: '#ffd24a', count: 24, x: 0.3, y: 0.6, sway: 0.6 },
  },
  chai_stall_night: {
    sky: ['#0a1030', '#2a2450', '#a8563a'],
    light: { x: 0.2, y: 0.16, ink: '#fff4d0' },
    bands: [
      { kind: 'domes', at: 0.5, ink: ['#2a2a58', '#16183c'] },
      { kind: 'stalls', at: 0.76, ink: ['#1f8a7a', '#ffe0a0'] },
      { kind: 'bulbs', at: 0.06, ink: ['#ffcf6a', '#ff8a3a'] },
      { kind: 'hills', at: 0.94, ink: ['#3a2016', '#1c100a'] },
    ],
    reel: ['#5a3418', '#2c180a'],
    frame: ['#7ad8c4', '#14604f'],
    lines,
    drift: {
      shape: 'spark',
      ink: '#ffb45a',
      count: 30,
      x: 0.1,
      y: -0.6,
      sway: 0.4,
      isBlinking: true,
    },
  },
  jewel_river: {
    sky: ['#12042e', '#4a1a8a', '#f07ac4'],
    light: { x: 0.5, y: 0.24, ink: '#ffd8f8' },
    bands: [
      { kind: 'hills', at: 0.46, ink: ['#6a3aa8', '#3a1a70'] },
      { kind: 'domes', at: 0.58, ink: ['#3a1a78', '#1f0c50'] },
      { kind: 'water', at: 0.7, ink: ['#8a4ad0', '#1a0840'] },
    ],
    reel: ['#2c1258', '#12062c'],
    frame: ['#b8e4ff', '#3a4ab8'],
    lines,
    drift: {
      shape: 'spark',
      ink: '#d8b0ff',
      count: 40,
      x: 0.1,
      y: -0.35,
      sway: 0.4,
      isBlinking: true,
    },
  },
  orchard_rain: {
    sky: ['#3a9ad8', '#9ae0e8', '#f8ffd0'],
    light: { x: 0.78, y: 0.16, ink: '#fffbd0' },
    bands: [
      { kind: 'hills', at: 0.5, ink: ['#7ac44a', '#4a9a3a'] },
      { kind: 'palms', at: 0.62, ink: ['#3a8a34', '#1f5a28'] },
      { kind: 'hills', at: 0.78, ink: ['#5ab03a', '#1f6a24'] },
      { kind: 'fronds', at: 0, ink: ['#2f9a3a', '#1a7030'] },
    ],
    reel: ['#fffdf0', '#d8ecc0'],
    frame: ['#c9884a', '#5c3410'],
    lines,
    drift: { shape: 'leaf', ink: '#9ae05a', count: 28, x: 0.4, y: 0.8, sway: 0.7 },
  },
};
