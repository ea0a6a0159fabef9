/** A fish of the usual shape, as data; it faces right, in a box centred at the origin. */
export interface Fish {
  readonly back: string;
  readonly belly: string;
  readonly fin: string;
  readonly mark: string;
  readonly pattern: 'bands' | 'stripe' | 'spots' | 'rays' | 'patches' | 'plain';
  readonly tail: 'fork' | 'fan' | 'moon';
  readonly dorsal: 'low' | 'tall' | 'spines' | 'blade';
  /** The body's share of the length; the tail has the rest. */
  readonly body: number;
  /** The body's share of the height; fins have the rest. */
  readonly girth: number;
}

export const usualFish: Readonly<Record<string, Fish>> = {
  anchovy: {
    back: '#5b8fb8',
    belly: '#f4fbff',
    fin: '#a9cfe6',
    mark: '#d9f2ff',
    pattern: 'stripe',
    tail: 'fork',
    dorsal: 'low',
    body: 0.78,
    girth: 0.62,
  },
  neon: {
    back: '#0c6ad6',
    belly: '#ff4664',
    fin: '#bfe9ff',
    mark: '#35f0ff',
    pattern: 'stripe',
    tail: 'fork',
    dorsal: 'low',
    body: 0.78,
    girth: 0.66,
  },
  clown: {
    back: '#ff7a1c',
    belly: '#ffa63f',
    fin: '#ff8a2a',
    mark: '#ffffff',
    pattern: 'bands',
    tail: 'fan',
    dorsal: 'low',
    body: 0.78,
    girth: 0.74,
  },
  tang: {
    back: '#1f3fd0',
    belly: '#3f7bff',
    fin: '#ffd738',
    mark: '#0b1748',
    pattern: 'patches',
    tail: 'moon',
    dorsal: 'low',
    body: 0.8,
    girth: 0.8,
  },
  butterfly: {
    back: '#ffd22e',
    belly: '#fff3b0',
    fin: '#ffb81c',
    mark: '#3a2b12',
    pattern: 'bands',
    tail: 'fan',
    dorsal: 'tall',
    body: 0.82,
    girth: 0.78,
  },
  angel: {
    back: '#6a3fd0',
    belly: '#ffcf4a',
    fin: '#8f6bff',
    mark: '#fff1a8',
    pattern: 'rays',
    tail: 'fan',
    dorsal: 'tall',
    body: 0.78,
    girth: 0.66,
  },
  puffer: {
    back: '#c8913f',
    belly: '#fff4d8',
    fin: '#e8b865',
    mark: '#7a4c14',
    pattern: 'spots',
    tail: 'fan',
    dorsal: 'low',
    body: 0.84,
    girth: 0.9,
  },
  lion: {
    back: '#b3352a',
    belly: '#ffe0c2',
    fin: '#e06a4a',
    mark: '#fff0de',
    pattern: 'bands',
    tail: 'fan',
    dorsal: 'spines',
    body: 0.76,
    girth: 0.52,
  },
  shark: {
    back: '#4d6475',
    belly: '#e8f1f5',
    fin: '#425766',
    mark: '#2d3c47',
    pattern: 'plain',
    tail: 'moon',
    dorsal: 'blade',
    body: 0.82,
    girth: 0.6,
  },
  orca: {
    back: '#10141c',
    belly: '#f6f8fb',
    fin: '#10141c',
    mark: '#f6f8fb',
    pattern: 'patches',
    tail: 'moon',
    dorsal: 'blade',
    body: 0.82,
    girth: 0.66,
  },
};
