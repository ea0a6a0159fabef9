import { bangles, dhol, kite, lantern, silk, sweets } from './bazaar-drawings.ts';
import { bell, oneBar, rickshaw, seven, threeBars, twoBars } from './classic-drawings.ts';
import {
  clownfish,
  conch,
  coral,
  palmIsle,
  pearl,
  sailboat,
  scallop,
  starfish,
  sunShades,
  turtle,
} from './coast-drawings.ts';
import { balloons, elephant, ferrisWheel, garland, kulfi, pinwheel } from './fair-drawings.ts';
import { crab, crocodile, deer, honeycomb, mangrove } from './forest-drawings.ts';
import { cherry, grapes, lemon, melon, orange, pineapple, plum } from './fruit-drawings.ts';
import {
  amethyst,
  diamond,
  emerald,
  garnet,
  jade,
  opal,
  ruby,
  sapphire,
  starOfGems,
  topaz,
} from './gem-drawings.ts';
import { frog, mango, peacock, storm, sunCoin, umbrella } from './monsoon-drawings.ts';
import { penOn, type Pen } from './pen.ts';
import { boat, ilish, kingfisher, lotus, marigold, tiger } from './river-drawings.ts';
import { ace, jack, king, queen, ten } from './royal-drawings.ts';
import { biscuit, chai, jalebi, samosa } from './stall-drawings.ts';

const drawings: Readonly<Record<string, (pen: Pen) => void>> = {
  ace,
  amethyst,
  balloons,
  bangles,
  bell,
  biscuit,
  boat,
  chai,
  cherry,
  clownfish,
  conch,
  coral,
  crab,
  crocodile,
  deer,
  dhol,
  diamond,
  elephant,
  emerald,
  'ferris-wheel': ferrisWheel,
  frog,
  garland,
  garnet,
  grapes,
  honeycomb,
  ilish,
  jack,
  jade,
  jalebi,
  king,
  kingfisher,
  kite,
  kulfi,
  lantern,
  lemon,
  lotus,
  mango,
  mangrove,
  marigold,
  melon,
  'one-bar': oneBar,
  opal,
  orange,
  'palm-isle': palmIsle,
  peacock,
  pearl,
  pineapple,
  pinwheel,
  plum,
  queen,
  rickshaw,
  ruby,
  sailboat,
  samosa,
  sapphire,
  scallop,
  seven,
  silk,
  'star-of-gems': starOfGems,
  starfish,
  storm,
  'sun-coin': sunCoin,
  'sun-shades': sunShades,
  sweets,
  ten,
  'three-bars': threeBars,
  tiger,
  topaz,
  turtle,
  'two-bars': twoBars,
  umbrella,
};

/** Draws a symbol at the canvas's origin, `size` wide and high. */
export function drawSymbol(canvas: CanvasRenderingContext2D, name: string, size: number): void {
  canvas.save();
  canvas.scale(size / 100, size / 100);
  drawings[name]?.(penOn(canvas));
  canvas.restore();
}
