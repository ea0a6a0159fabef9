/** A background surface and foreground lines, in a square of 48. */
export interface Emblem {
  readonly surface: string;
  readonly lines: string;
}

export const emblems = {
  welcome: {
    surface: 'M8 22h32v20H8Z',
    lines:
      'M6 15h36v8H6Zm2 8h32v19H8Zm16-8v27M24 15c-9 0-12-3-10-7s9-2 10 7Zm0 0c9 0 12-3 10-7s-9-2-10 7Z',
  },
  reload: {
    surface: 'M24 9a15 15 0 1 1 0 30 15 15 0 0 1 0-30Z',
    lines: 'M39 20a16 16 0 0 0-29-5M9 28a16 16 0 0 0 29 5M10 7v8h8M38 41v-8h-8M24 18v12M18 24h12',
  },
  lottery: {
    surface: 'M16 22a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm17 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z',
    lines:
      'M16 22a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm17 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM27 7a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM12.5 29a4 4 0 0 1 3.5-2.5M30 32a3 3 0 0 1 2.5-2M24 13a3 3 0 0 1 2.5-2',
  },
  vip: {
    surface: 'M7 16l10 8 7-14 7 14 10-8-5 22H12Z',
    lines: 'M7 16l10 8 7-14 7 14 10-8-5 22H12ZM12 32h24M24 10V7M7 16v-3M41 16v-3',
  },
  electronics: {
    surface: 'M15 7h18v34H15Z',
    lines: 'M14 5h20v38H14ZM14 11h20M14 35h20M24 39h.01M20 8h8',
  },
  home: {
    surface: 'M11 21h26v20H11Z',
    lines: 'M5 24 24 8l19 16M11 20v21h26V20M20 41V29h8v12M32 13V9h4v8',
  },
  fashion: {
    surface: 'M15 15h18v26H15Z',
    lines: 'M18 8 5 16l5 9 5-3v19h18V22l5 3 5-9-13-8c-2 5-10 5-12 0Z',
  },
  cash: {
    surface: 'M6 15h36v18H6Z',
    lines: 'M5 13h38v22H5ZM24 18a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM11 19h.01M37 29h.01M10 40h28',
  },
  play: {
    surface: 'M10 10h28v28H10Z',
    lines: 'M9 9h30v30H9ZM17 17h.01M31 17h.01M24 24h.01M17 31h.01M31 31h.01',
  },
  RNG: {
    surface: 'M9 13h30v22H9Z',
    lines: 'M6 9h36v30H6ZM18 9v30M30 9v30M10 20h4.5L11 28M22 20h4.5L23 28M34 20h4.5L35 28',
  },
  LIVE: {
    surface: 'M10 14h18v26H10Z',
    lines:
      'M20 9l20 6-8 25-6-2M9 13h18v27H9ZM18 20c4 3 6 5 6 8 0 3-4 4-6 1-2 3-6 2-6-1 0-3 2-5 6-8Zm0 9v5',
  },
  FISH: {
    surface: 'M6 25c6-10 19-12 27 0-8 12-21 10-27 0Z',
    lines:
      'M6 25c6-10 19-12 27 0-8 12-21 10-27 0Zm27 0 9-8v16ZM13 23h.01M22 18c3 4 3 10 0 14M36 8h.01M41 12h.01M30 11h.01',
  },
  SPORTS: {
    surface: 'M24 7a17 17 0 1 1 0 34 17 17 0 0 1 0-34Z',
    lines:
      'M24 7a17 17 0 1 1 0 34 17 17 0 0 1 0-34Zm0 10 7 5-3 8h-8l-3-8ZM24 7v10M31 22l9-4M28 30l6 8M20 30l-6 8M17 22l-9-4',
  },
  PVP: {
    surface: 'M14 40c0-10 6-12 6-17-4 2-7 2-9 0 3-8 8-13 15-15 8 4 10 14 8 32Z',
    lines: 'M14 40c0-10 6-12 6-17-4 2-7 2-9 0 3-8 8-13 15-15 8 4 10 14 8 32ZM9 43h30M23 15h.01',
  },
  LOTT: {
    surface: 'M24 8a14 14 0 1 1 0 28 14 14 0 0 1 0-28Z',
    lines:
      'M24 8a14 14 0 1 1 0 28 14 14 0 0 1 0-28ZM14 42h20M18 35l-4 7M30 35l4 7M20 17a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm9 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm-6 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  },
  ELOTT: {
    surface: 'M8 14h32v7a4 4 0 0 0 0 8v7H8v-7a4 4 0 0 0 0-8Z',
    lines:
      'M8 14h32v7a4 4 0 0 0 0 8v7H8v-7a4 4 0 0 0 0-8ZM17 14v3M17 22v3M17 30v3M23 21h10M23 28h6',
  },
  ESPORTS: {
    surface: 'M14 15h20c7 0 9 9 9 17 0 6-6 6-9 0H14c-3 6-9 6-9 0 0-8 2-17 9-17Z',
    lines:
      'M14 15h20c7 0 9 9 9 17 0 6-6 6-9 0H14c-3 6-9 6-9 0 0-8 2-17 9-17ZM16 19v8M12 23h8M32 21h.01M36 25h.01',
  },
  COCKFIGHT: {
    surface: 'M12 40c-4-12 4-16 9-23 3-5 12-5 12 3 0 10-4 18-21 20Z',
    lines:
      'M12 40c-4-12 4-16 9-23 3-5 12-5 12 3 0 10-4 18-21 20ZM33 19l7 2-7 4M22 15c-2-5 1-7 3-4 1-5 5-4 4 0 4-2 5 2 3 4M28 20h.01M17 33c5 0 9-3 10-7',
  },
} satisfies Record<string, Emblem>;
