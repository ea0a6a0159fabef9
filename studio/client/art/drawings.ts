import { bangles, dhol, kite, lantern, silk, sweets } from './bazaar-drawings.ts';
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
import { frog, mango, peacock, storm, sunCoin, umbrella } from './monsoon-drawings.ts';
import { penOn, type Pen } from './pen.ts';
import { boat, ilish, kingfisher, lotus, marigold, tiger } from './river-drawings.ts';
import { ace, jack, king, queen, ten } from './royal-drawings.ts';

const drawings: Readonly<Record<string, (pen: Pen) => void>> = {
  ace,
  balloons,
  bangles,
  boat,
  clownfish,
  conch,
  coral,
  crab,
  crocodile,
  deer,
  dhol,
  elephant,
  'ferris-wheel': ferrisWheel,
  frog,
  garland,
  honeycomb,
  ilish,
  jack,
  king,
  kingfisher,
  kite,
  kulfi,
  lantern,
  lotus,
  mango,
  mangrove,
  marigold,
  'palm-isle': palmIsle,
  peacock,
  pearl,
  pinwheel,
  queen,
  sailboat,
  scallop,
  silk,
  starfish,
  storm,
  'sun-coin': sunCoin,
  'sun-shades': sunShades,
  sweets,
  ten,
  tiger,
  turtle,
  umbrella,
};

/** Draws a symbol at the canvas's origin, `size` wide and high. */
export function drawSymbol(canvas: CanvasRenderingContext2D, name: string, size: number): void {
  canvas.save();
  canvas.scale(size / 100, size / 100);
  drawings[name]?.(penOn(canvas));
  canvas.restore();
}
