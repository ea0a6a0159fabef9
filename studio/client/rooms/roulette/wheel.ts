import { Container, Sprite, type Texture } from 'pixi.js';
import { pocketCount, wheelOrder } from '../../../src/games/roulette-spots.ts';
import { sound } from '../../core/sound.ts';
import { isStill, type Stage } from '../../core/stage.ts';
import { textureOf, sharpness } from '../../core/texture.ts';
import { drawBall, drawBowl, drawRotor, drawShine } from './wheel-art.ts';

export interface Wheel {
  readonly view: Container;
  /** Redraws the wheel at this diameter, in CSS pixels. */
  resize(diameter: number): void;
  /** Throws the ball; the ball runs until the landing pocket is known. */
  throwBall(): void;
  fall(pocket: number): Promise<void>;
  /** Lets the ball fall at once. */
  fastForward(): void;
  takeBall(): void;
}

const turn = Math.PI * 2;
const rotorSpeed = 0.55;
const ballSpeed = 7.2;
const fallMs = 5_600;
const fastForwardMs = 500;
/** Radii of the ball's paths, as shares of the wheel's radius. */
const [track, pocketRing] = [0.885, 0.585];

/**
 * A rotating wheel with a ball in the opposite direction. It shows the server's result and generates none
 * itself.
 */
export function createWheel(stage: Stage): Wheel {
  const view = new Container();
  const [bowl, rotor, shine, ball] = [new Sprite(), new Sprite(), new Sprite(), new Sprite()];
  for (const part of [bowl, rotor, shine, ball]) part.anchor.set(0.5);
  view.addChild(bowl, rotor, shine, ball);
  let radius = 0;
  /** Angle of the ball relative to the rotor. */
  let angle = 0;
  let run: Run = { is: 'gone' };
  let textures: Texture[] = [];

  function step(passedMs: number): void {
    if (!isStill()) rotor.rotation += (rotorSpeed * passedMs) / 1_000;
    if (run.is === 'running') angle -= (ballSpeed * passedMs) / 1_000;
    if (run.is === 'falling') run = fallOn(run, passedMs);
    place();
  }

  function fallOn(falling: Falling, passedMs: number): Run {
    const passed = falling.passedMs + passedMs * falling.pace;
    const share = Math.min(1, passed / fallMs);
    angle = falling.from + (falling.to - falling.from) * (1 - (1 - share) ** 3);
    if (hops.some((hop) => falling.share < hop && share >= hop)) sound(knock);
    if (share < 1) return { ...falling, passedMs: passed, share };
    falling.done();
    return { is: 'lying' };
  }

  function place(): void {
    ball.visible = run.is !== 'gone';
    const share = run.is === 'falling' ? run.share : run.is === 'lying' ? 1 : 0;
    const at = rotor.rotation + angle - Math.PI / 2;
    const away = radius * radiusAt(share);
    ball.position.set(Math.cos(at) * away, Math.sin(at) * away);
  }

  stage.onFrame(step);
  return {
    view,
    resize(diameter) {
      radius = diameter / 2;
      for (const texture of textures) texture.destroy(true);
      textures = picturesOf(diameter);
      [bowl, rotor, shine, ball].forEach((part, index) => {
        const texture = textures[index];
        if (texture) part.texture = texture;
      });
      place();
    },
    throwBall() {
      run = { is: 'running' };
      sound([{ hz: 0, ms: 1_800, loud: 0.05 }]);
    },
    fall(pocket) {
      const rest = (wheelOrder.indexOf(pocket) / pocketCount) * turn;
      if (isStill()) {
        angle = rest;
        run = { is: 'lying' };
        return Promise.resolve();
      }
      return new Promise((done) => {
        run = {
          is: 'falling',
          from: angle,
          to: fallTo(angle, rest),
          passedMs: 0,
          share: 0,
          pace: 1,
          done,
        };
      });
    },
    fastForward() {
      if (run.is === 'falling') run = { ...run, pace: fallMs / fastForwardMs };
    },
    takeBall() {
      run = { is: 'gone' };
    },
  };
}

interface Falling {
  readonly is: 'falling';
  readonly from: number;
  readonly to: number;
  readonly passedMs: number;
  readonly share: number;
  readonly pace: number;
  readonly done: () => void;
}

type Run = { readonly is: 'gone' | 'running' | 'lying' } | Falling;

/** The full turn at which the ball begins to slow down from its running speed. */
function fallTo(from: number, rest: number): number {
  const way = (ballSpeed * fallMs) / 1_000 / 3;
  const turns = Math.round((from - way - rest) / turn);
  return rest + turns * turn;
}

const hops = [0.5, 0.62, 0.71, 0.78];
const knock = [{ hz: 1_400, to: 900, ms: 45, wave: 'triangle', loud: 0.3 }] as const;

/** From the track down to the pockets, with decreasing hops. */
function radiusAt(share: number): number {
  if (share < 0.34) return track;
  if (share >= 0.82) return pocketRing;
  const down = Math.min(1, (share - 0.34) / 0.2);
  const eased = down * down;
  const hop = share < 0.5 ? 0 : Math.abs(Math.sin((share - 0.5) * 28)) * (0.82 - share) * 0.34;
  return track + (pocketRing - track) * eased + hop;
}

/** Bowl, rotor, shine and ball of a wheel of this diameter. */
function picturesOf(diameter: number): Texture[] {
  const scale = sharpness();
  const radius = diameter / 2;
  const picture = (draw: (canvas: CanvasRenderingContext2D, r: number) => void) =>
    textureOf({ width: diameter, height: diameter, scale }, (canvas) => {
      canvas.translate(radius, radius);
      draw(canvas, radius);
    });
  const small = Math.max(10, diameter * 0.052);
  const ball = textureOf({ width: small * 2, height: small * 2, scale }, (canvas) => {
    canvas.translate(small, small);
    drawBall(canvas, small * 0.5);
  });
  return [picture(drawBowl), picture(drawRotor), picture(drawShine), ball];
}
