// Shaders as plain functions: the page's content security policy allows no eval.
import 'pixi.js/unsafe-eval';
import { Application, Container } from 'pixi.js';
import { elementById } from './page-data.ts';
import { contextOf } from './texture.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The canvas of the whole page, in CSS pixels. Children of `board` have the board's corner as their origin.
 */
export interface Stage {
  /** Paints the static background: once for each size, not once per frame. */
  paintBackdrop(draw: (canvas: CanvasRenderingContext2D, size: Size) => void): void;
  readonly world: Container;
  readonly board: Container;
  readonly front: Container;
  size(): Size;
  boardSize(): Size;
  /** Runs at once and after each change of the size. */
  onResize(draw: () => void): void;
  /**
   * Runs each frame with the milliseconds since the last frame, 50 at most; returns a function that stops it.
   */
  onFrame(step: (passedMs: number) => void): () => void;
}

const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the player prefers reduced motion: results show without animation. */
export const isStill = (): boolean => stillness.matches;

const sharpest = 2;

/** One stage per page. Uses a plain canvas where WebGL would be slower. */
export async function createStage(): Promise<Stage> {
  const place = elementById('board');
  const app = new Application();
  await app.init({
    preference: isDrawnBySoftware() ? ['canvas'] : ['webgl', 'canvas'],
    backgroundAlpha: 0,
    resolution: Math.min(window.devicePixelRatio || 1, sharpest),
    autoDensity: true,
    antialias: false,
    eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
    accessibilityOptions: { enabledByDefault: false, activateOnTab: false },
  });
  app.canvas.id = 'stage';
  app.canvas.setAttribute('aria-hidden', 'true');
  document.body.prepend(app.canvas);
  const [world, board, front] = [new Container(), new Container(), new Container()];
  app.stage.addChild(world, board, front);

  const draws: (() => void)[] = [];
  function fit(): void {
    const { width, height } = size();
    app.renderer.resize(width, height);
    const { left, top } = place.getBoundingClientRect();
    board.position.set(Math.round(left), Math.round(top));
    for (const draw of draws) draw();
  }
  function onResize(draw: () => void): void {
    draws.push(draw);
    draw();
  }
  new ResizeObserver(fit).observe(place);
  window.addEventListener('resize', fit);
  fit();

  return {
    paintBackdrop(draw) {
      const backdrop = openBackdrop();
      onResize(() => {
        Object.assign(backdrop, size());
        draw(contextOf(backdrop), size());
      });
    },
    world,
    board,
    front,
    size,
    boardSize: () => ({ width: place.clientWidth, height: place.clientHeight }),
    onResize,
    onFrame(step) {
      const run = (): void => step(Math.min(50, app.ticker.deltaMS));
      app.ticker.add(run);
      return () => app.ticker.remove(run);
    },
  };
}

const size = (): Size => ({ width: window.innerWidth, height: window.innerHeight });

/** A separate canvas below the stage, which is not redrawn each frame. */
function openBackdrop(): HTMLCanvasElement {
  const backdrop = document.createElement('canvas');
  backdrop.id = 'backdrop';
  backdrop.setAttribute('aria-hidden', 'true');
  document.body.prepend(backdrop);
  return backdrop;
}

/** Without a graphics chip WebGL runs in software, several times slower than a plain canvas. */
function isDrawnBySoftware(): boolean {
  const context = document.createElement('canvas').getContext('webgl');
  const facts = context?.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = facts && context?.getParameter(facts.UNMASKED_RENDERER_WEBGL);
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(String(name));
}
