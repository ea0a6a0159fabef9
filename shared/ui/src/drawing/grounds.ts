type Pair = readonly [ground: string, petal: string];

/**
 * Colour pairs for avatars without a picture: a petal colour on its background, both readable under a white
 * letter.
 */
export const grounds: readonly [Pair, ...Pair[]] = [
  ['#0f5c4a', '#1f9a78'],
  ['#7a2048', '#c2457d'],
  ['#5b3a8c', '#8d63c9'],
  ['#8a4a12', '#c9781f'],
  ['#1b4f82', '#3785c4'],
  ['#6b5a12', '#a88e22'],
];
