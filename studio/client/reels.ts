import { drawSymbol } from './art/drawings.ts';
import type { Scene } from './art/scenes.ts';
import type { PlayGame, SpinWin } from '../src/play-protocol.ts';

const reelCount = 5;
const rows = 3;

export interface Reels {
  /** Sets the reels turning until `stopAt`. */
  start(): void;
  /** Lets the reels run out onto their stops, one after the other. */
  stopAt(stops: readonly number[]): Promise<void>;
  /** Turns that lead to nothing: the reels stand as they stood. */
  giveUp(): void;
  /** Ends a running-out at once. */
  hurry(): void;
  show(wins: readonly SpinWin[]): void;
}

interface Options {
  readonly element: HTMLCanvasElement;
  readonly box: HTMLElement;
  readonly game: PlayGame;
  readonly scene: Scene;
  readonly isStill: () => boolean;
}

interface Landing {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly length: number;
}

/** The five reels on their canvas. Draws only while something moves. */
export function createReels({ element, box, game, scene, isStill }: Options): Reels {
  const canvas = contextOf(element);
  const positions = game.reels.map((strip, reel) => (reel * 7) % strip.length);
  const landings: (Landing | null)[] = game.reels.map(() => null);
  let before: readonly number[] = [...positions];
  let isTurning = false;
  let wins: readonly SpinWin[] = [];
  let winsSince = 0;
  let cell = 0;
  let tiles = new Map<string, HTMLCanvasElement>();
  let frame = 0;
  let hasLanded: (() => void) | null = null;

  function measure(): void {
    const gap = 12;
    cell = Math.max(
      40,
      Math.floor(
        Math.min((box.clientWidth - gap * 2) / reelCount, (box.clientHeight - gap * 2) / rows),
      ),
    );
    const ratio = Math.min(window.devicePixelRatio || 1, 2.5);
    element.width = Math.round((cell * reelCount + gap * 2) * ratio);
    element.height = Math.round((cell * rows + gap * 2) * ratio);
    element.style.width = `${element.width / ratio}px`;
    element.style.height = `${element.height / ratio}px`;
    canvas.setTransform(ratio, 0, 0, ratio, gap * ratio, gap * ratio);
    tiles = new Map(game.symbols.map(({ sign, drawing }) => [sign, tileOf(drawing, cell, ratio)]));
    ask();
  }

  function ask(): void {
    frame ||= window.requestAnimationFrame(tick);
  }

  function tick(time: number): void {
    frame = 0;
    move(time);
    draw(time);
    if (isTurning || wins.length > 0) ask();
  }

  let last = 0;
  function move(time: number): void {
    const passed = Math.min(50, time - last);
    last = time;
    if (!isTurning) return;
    for (const [reel, landing] of landings.entries()) {
      if (!landing) positions[reel] = (positions[reel] ?? 0) - passed * 0.022;
      else positions[reel] = along(landing, time);
    }
    const isOver = landings.every((landing) => landing && time >= landing.start + landing.length);
    if (isOver) land();
  }

  function land(): void {
    isTurning = false;
    for (const [reel, landing] of landings.entries()) {
      positions[reel] = wrap(landing?.to ?? 0, game.reels[reel]?.length ?? 1);
      landings[reel] = null;
    }
    hasLanded?.();
    hasLanded = null;
  }

  function draw(time: number): void {
    const [width, height] = [cell * reelCount, cell * rows];
    canvas.clearRect(-12, -12, width + 24, height + 24);
    drawFrame(canvas, scene, { width, height });
    canvas.save();
    canvas.beginPath();
    canvas.roundRect(0, 0, width, height, 10);
    canvas.clip();
    drawReelBacks(canvas, scene, cell);
    const shown = isTurning || wins.length === 0 ? [] : shownWins(time);
    const lit = new Set(shown.flatMap((win) => win.cells));
    for (let reel = 0; reel < reelCount; reel += 1)
      drawReel(reel, { time, lit: shown.length > 0 ? lit : null });
    drawShade(canvas, { width, height });
    canvas.restore();
    for (const win of shown) drawLine(win);
  }

  function drawReel(
    reel: number,
    { time, lit }: { time: number; lit: ReadonlySet<number> | null },
  ): void {
    const strip = game.reels[reel] ?? '';
    const position = positions[reel] ?? 0;
    const first = Math.floor(position);
    for (let row = -1; row <= rows; row += 1) {
      const tile = tiles.get(strip[wrap(first + row, strip.length)] ?? '');
      const y = (row + first - position) * cell;
      if (!tile || y <= -cell || y >= rows * cell) continue;
      const isLit = lit?.has(reel * rows + row) ?? false;
      const swell = isLit && !isStill() ? 1 + Math.sin((time - winsSince) / 140) * 0.05 + 0.03 : 1;
      const size = cell * swell;
      canvas.globalAlpha = lit && !isLit ? 0.32 : 1;
      canvas.drawImage(tile, reel * cell + (cell - size) / 2, y + (cell - size) / 2, size, size);
      canvas.globalAlpha = 1;
    }
  }

  /** All wins together first, then one after the other. */
  function shownWins(time: number): readonly SpinWin[] {
    const beat = Math.floor((time - winsSince) / 1_300) % (wins.length + 1);
    const win = wins[beat - 1];
    return win ? [win] : wins;
  }

  function drawLine(win: SpinWin): void {
    const rowsOfLine = win.line === null ? null : game.lines[win.line];
    if (!rowsOfLine) return;
    const path = new Path2D();
    rowsOfLine.forEach((row, reel) => {
      const [x, y] = [(reel + 0.5) * cell, (row + 0.5) * cell];
      if (reel === 0) path.moveTo(4, y);
      path.lineTo(x, y);
      if (reel === reelCount - 1) path.lineTo(reelCount * cell - 4, y);
    });
    canvas.lineJoin = 'round';
    canvas.strokeStyle = 'rgb(0 0 0 / 0.55)';
    canvas.lineWidth = 7;
    canvas.stroke(path);
    canvas.strokeStyle = scene.lines[(win.line ?? 0) % scene.lines.length] ?? '#ffffff';
    canvas.lineWidth = 3.5;
    canvas.stroke(path);
  }

  new ResizeObserver(measure).observe(box);
  measure();

  return {
    start() {
      wins = [];
      before = [...positions];
      isTurning = !isStill();
      landings.fill(null);
      last = performance.now();
      ask();
    },
    stopAt(stops) {
      if (!isTurning) {
        for (const [reel, stop] of stops.entries()) positions[reel] = stop;
        ask();
        return Promise.resolve();
      }
      const now = performance.now();
      for (const [reel, stop] of stops.entries())
        landings[reel] = landingOf(positions[reel] ?? 0, {
          stop,
          reel,
          now,
          length: game.reels[reel]?.length ?? 1,
        });
      return new Promise((resolve) => {
        hasLanded = resolve;
      });
    },
    giveUp() {
      isTurning = false;
      landings.fill(null);
      for (const [reel, position] of before.entries())
        positions[reel] = wrap(Math.round(position), game.reels[reel]?.length ?? 1);
      ask();
    },
    hurry() {
      const now = performance.now();
      for (const [reel, landing] of landings.entries())
        if (landing) landings[reel] = { ...landing, start: now - landing.length + 120 };
    },
    show(shown) {
      wins = shown;
      winsSince = performance.now();
      ask();
    },
  };
}

function landingOf(
  from: number,
  { stop, reel, now, length }: { stop: number; reel: number; now: number; length: number },
): Landing {
  const travel = 10 + reel * 4;
  // The strip runs downwards: the stop that lies at least `travel` rows ahead.
  const turns = Math.ceil((from - travel - stop) / length) - 1;
  let to = stop + turns * length;
  while (from - to < travel) to -= length;
  while (from - to >= travel + length) to += length;
  return { from, to, start: now, length: 620 + reel * 230 };
}

function along({ from, to, start, length }: Landing, time: number): number {
  const share = Math.min(1, Math.max(0, (time - start) / length));
  const left = 1 - share;
  // Runs out, a little past the stop, and back onto it.
  const eased = 1 - left ** 3 * (1 + 2.2 * share) + Math.sin(share * Math.PI) * 0.004;
  return from + (to - from) * eased;
}

function wrap(value: number, length: number): number {
  return ((Math.round(value) % length) + length) % length;
}

function tileOf(drawing: string, cell: number, ratio: number): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  tile.width = Math.round(cell * ratio);
  tile.height = tile.width;
  const canvas = contextOf(tile);
  const inset = cell * 0.07;
  canvas.scale(ratio, ratio);
  canvas.translate(inset, inset);
  canvas.shadowColor = 'rgb(0 0 0 / 0.4)';
  canvas.shadowBlur = 5 * ratio;
  canvas.shadowOffsetY = 2 * ratio;
  drawSymbol(canvas, drawing, cell - inset * 2);
  return tile;
}

function drawFrame(
  canvas: CanvasRenderingContext2D,
  scene: Scene,
  { width, height }: { width: number; height: number },
): void {
  const metal = canvas.createLinearGradient(0, -12, 0, height + 12);
  metal.addColorStop(0, scene.frame[0]);
  metal.addColorStop(0.5, scene.frame[1]);
  metal.addColorStop(1, scene.frame[0]);
  canvas.fillStyle = metal;
  canvas.beginPath();
  canvas.roundRect(-11, -11, width + 22, height + 22, 20);
  canvas.fill();
  canvas.strokeStyle = 'rgb(255 255 255 / 0.35)';
  canvas.lineWidth = 1.5;
  canvas.beginPath();
  canvas.roundRect(-9, -9, width + 18, height + 18, 18);
  canvas.stroke();
  canvas.fillStyle = scene.frame[1];
  canvas.beginPath();
  canvas.roundRect(-4, -4, width + 8, height + 8, 13);
  canvas.fill();
}

function drawReelBacks(canvas: CanvasRenderingContext2D, scene: Scene, cell: number): void {
  for (let reel = 0; reel < reelCount; reel += 1) {
    const back = canvas.createLinearGradient(0, 0, 0, cell * rows);
    back.addColorStop(0, scene.reel[1]);
    back.addColorStop(0.5, scene.reel[0]);
    back.addColorStop(1, scene.reel[1]);
    canvas.fillStyle = back;
    canvas.fillRect(reel * cell, 0, cell, cell * rows);
    canvas.fillStyle = `${scene.frame[0]}40`;
    if (reel > 0) canvas.fillRect(reel * cell - 1, 0, 2, cell * rows);
  }
}

/** Rounds the reels to the eye: darker towards the upper and lower edge. */
function drawShade(
  canvas: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
): void {
  const shade = canvas.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, 'rgb(0 0 0 / 0.5)');
  shade.addColorStop(0.14, 'rgb(0 0 0 / 0)');
  shade.addColorStop(0.86, 'rgb(0 0 0 / 0)');
  shade.addColorStop(1, 'rgb(0 0 0 / 0.5)');
  canvas.fillStyle = shade;
  canvas.fillRect(0, 0, width, height);
}

export function contextOf(element: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = element.getContext('2d');
  if (!context) throw new Error('this browser draws no canvas');
  return context;
}
