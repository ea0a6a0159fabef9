import { Container, Graphics, Sprite } from 'pixi.js';
import { isStill, type Size, type Stage } from '../../core/stage.ts';
import { sharpness, textureOf } from '../../core/texture.ts';
import { drawKite, ourKite } from './kite-art.ts';
import { drawLine, drawTail, type Point } from './kite-line.ts';

/** The kite on its line: it rises with the odds, and falls when the line is cut. */
export interface Kite {
  readonly view: Container;
  fit(box: Size & { readonly left: number; readonly top: number }): void;
  /** Shows the flight at its odds, `aloftMs` after the take-off. */
  fly(odds: number, aloftMs: number): void;
  /** Shows the kite on the roof, moved by the wind. */
  wait(): void;
  /** Cuts the line: the kite drifts off. */
  cut(): void;
}

const radius = 34;

export function createKite(stage: Stage, line: Graphics): Kite {
  const view = new Container();
  const kite = new Sprite();
  const tail = new Graphics();
  kite.anchor.set(0.5, 0.44);
  view.addChild(line, tail, kite);
  const box = { left: 0, top: 0, width: 1, height: 1 };
  const at: Point = { x: 0, y: 0 };
  let state: 'waiting' | 'flying' | 'cut' = 'waiting';
  let [time, sinceCut] = [0, 0];

  function draw(): void {
    const size = radius * 2 * 1.7;
    kite.texture = textureOf({ width: size, height: size, scale: sharpness() }, (canvas) => {
      canvas.translate(size / 2, size * 0.44);
      drawKite(canvas, radius, ourKite);
    });
  }

  /** Rises fast at first and then ever more slowly, so that some sky is always left above. */
  function placeAt(odds: number, aloftMs: number): void {
    const up = 1 - Math.exp(-(odds - 100) / 190);
    const along = 1 - Math.exp(-aloftMs / 5_200);
    at.x = box.left + box.width * (0.14 + along * 0.62);
    at.y = box.top + box.height * (0.84 - up * 0.62);
  }

  function step(passedMs: number): void {
    time += passedMs;
    const sway = isStill() ? 0 : Math.sin(time / 420);
    if (state === 'cut') sinceCut += passedMs;
    const fallen = state === 'cut' ? sinceCut / 1_000 : 0;
    const drift = isStill() ? 0 : fallen;
    kite.position.set(
      at.x + sway * (state === 'waiting' ? 3 : 7) + drift * 120,
      at.y + Math.cos(time / 560) * (isStill() ? 0 : 5) + drift * drift * 70,
    );
    kite.rotation = 0.5 + sway * 0.12 + Math.sin(fallen * 5) * Math.min(1.2, fallen);
    kite.alpha = Math.max(0, 1 - Math.max(0, fallen - 1.6) / 1.2);
    kite.scale.set(Math.min(1.2, Math.max(0.62, box.width / 620)));
    drawLine(line, { box, at, kite, fallen, isFlying: state === 'flying' });
    drawTail(tail, { kite, radius, time });
  }

  draw();
  stage.onFrame(step);
  return {
    view,
    fit: (next) => void Object.assign(box, next),
    fly(odds, aloftMs) {
      [state, sinceCut] = ['flying', 0];
      placeAt(odds, aloftMs);
    },
    wait() {
      [state, sinceCut] = ['waiting', 0];
      placeAt(100, 0);
    },
    cut() {
      state = 'cut';
    },
  };
}
