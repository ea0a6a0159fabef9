import type { SlotSymbol } from '../../maths/definition.ts';

/** Families of matching drawings; a game of the series takes its symbols from the family of its head. */
const families: readonly (readonly string[])[] = [
  [
    'tiger',
    'elephant',
    'peacock',
    'deer',
    'crocodile',
    'kingfisher',
    'frog',
    'honeycomb',
    'mangrove',
    'lotus',
    'boat',
    'marigold',
  ],
  [
    'turtle',
    'clownfish',
    'ilish',
    'starfish',
    'crab',
    'coral',
    'conch',
    'pearl',
    'palm-isle',
    'sailboat',
    'scallop',
    'sun-shades',
  ],
  [
    'kite',
    'balloons',
    'ferris-wheel',
    'lantern',
    'dhol',
    'bangles',
    'silk',
    'garland',
    'umbrella',
    'pinwheel',
    'rickshaw',
    'sun-coin',
    'storm',
  ],
  [
    'mango',
    'pineapple',
    'melon',
    'grapes',
    'cherry',
    'lemon',
    'plum',
    'orange',
    'kulfi',
    'sweets',
    'chai',
    'jalebi',
    'samosa',
  ],
  [
    'ruby',
    'emerald',
    'sapphire',
    'diamond',
    'topaz',
    'amethyst',
    'garnet',
    'opal',
    'jade',
    'seven',
    'bell',
    'star-of-gems',
  ],
];

const plain = new Set(['ace', 'king', 'queen', 'jack', 'ten', 'one-bar', 'two-bars', 'three-bars']);

/**
 * The symbols of a maths variant, drawn from the family of `head`, which pays best. Letters and bars do not
 * change. `start` rotates the rest of the family, so that neighbours in the series differ.
 */
export function cast(
  symbols: readonly SlotSymbol[],
  { head, start }: { head: string; start: number },
): readonly SlotSymbol[] {
  const family = families.find((drawings) => drawings.includes(head)) ?? [];
  const others = family.filter((drawing) => drawing !== head);
  const turned = others.map((_, index) => others[(index + start) % others.length] ?? head);
  const best = symbols.find(({ role }) => role === undefined);
  let used = 0;
  return symbols.map((symbol) => {
    if (symbol === best) return { ...symbol, drawing: head };
    if (plain.has(symbol.drawing)) return symbol;
    const drawing = turned[used] ?? symbol.drawing;
    used += 1;
    return { ...symbol, drawing };
  });
}
