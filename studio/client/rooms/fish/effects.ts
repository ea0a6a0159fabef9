import { Container, Sprite, Text, type Texture } from 'pixi.js';
import { isStill, type Stage } from '../../core/stage.ts';
import { sharpness, textureOf } from '../../core/texture.ts';
import { drawCoin, drawNet } from './cannon-art.ts';
import type { ShownFish } from './shoal.ts';

/** Visual effects of a hit. */
export interface Effects {
  readonly view: Container;
  burst(x: number, y: number): void;
  /** A caught fish turns over and is pulled up, and its worth is shown at its position. */
  catchFish(fish: ShownFish, words: string, isMine: boolean): void;
}

interface Moving {
  readonly part: Container;
  readonly lifeMs: number;
  readonly move: (part: Container, share: number) => void;
  age: number;
}

const netRadius = 46;
const coinRadius = 9;
const coinsAtMost = 14;

export function createEffects(stage: Stage): Effects {
  const view = new Container();
  const [net, coin] = [round(netRadius, drawNet), round(coinRadius, drawCoin)];
  let moving: Moving[] = [];

  function add(part: Container, lifeMs: number, move: Moving['move']): void {
    view.addChild(part);
    move(part, 0);
    moving.push({ part, lifeMs, move, age: 0 });
  }

  stage.onFrame((passedMs) => {
    moving = moving.filter((each) => {
      each.age += passedMs;
      each.move(each.part, Math.min(1, each.age / each.lifeMs));
      if (each.age < each.lifeMs) return true;
      each.part.destroy();
      return false;
    });
  });

  function coins({ x, y, swimmer }: ShownFish): void {
    const count = isStill() ? 0 : Math.min(coinsAtMost, 2 + Math.round(swimmer.kind.worth / 4));
    for (let index = 0; index < count; index += 1) {
      const angle = (index / count) * Math.PI * 2 + index;
      const far = 26 + (index % 4) * 16;
      add(sprite(coin, x, y), 900, (part, share) => {
        part.position.set(
          x + Math.cos(angle) * far * Math.sqrt(share),
          y + Math.sin(angle) * far * Math.sqrt(share) + share * share * 60,
        );
        part.alpha = 1 - share * share;
      });
    }
  }

  function write({ x, y }: ShownFish, words: string, isMine: boolean): void {
    const size = isMine ? 26 : 15;
    const style = {
      fontFamily: "system-ui, 'Noto Sans Bengali', 'Noto Sans Arabic', sans-serif",
      fontWeight: '800',
      fontSize: size,
      fill: isMine ? '#ffe27a' : '#d6f6ff',
      stroke: { color: '#06244a', width: isMine ? 5 : 3 },
    } as const;
    const text = new Text({ text: words, style, resolution: sharpness() });
    text.anchor.set(0.5);
    add(text, isMine ? 1_600 : 1_100, (part, share) => {
      part.position.set(x, y - (isStill() ? 20 : 20 + share * 44));
      part.alpha = share < 0.7 ? 1 : (1 - share) / 0.3;
    });
  }

  return {
    view,
    burst(x, y) {
      add(sprite(net, x, y), 320, (part, share) => {
        part.scale.set(isStill() ? 0.9 : 0.3 + Math.sqrt(share) * 0.8);
        part.alpha = 1 - share * share;
      });
    },
    catchFish(fish, words, isMine) {
      const { sprite: caught, x, y } = fish;
      const [tall, wide] = [caught.scale.y, caught.scale.x];
      add(caught, 620, (part, share) => {
        part.scale.set(
          wide * (1 - share * 0.5),
          tall * (share < 0.15 ? 1 - share * 13 : -1) * (1 - share * 0.5),
        );
        part.position.set(x, y - (isStill() ? 0 : share * 50));
        part.alpha = 1 - share ** 3;
      });
      if (isMine) coins(fish);
      write(fish, words, isMine);
    },
  };
}

function round(r: number, draw: (canvas: CanvasRenderingContext2D, r: number) => void): Texture {
  return textureOf({ width: r * 2.2, height: r * 2.2, scale: sharpness() }, (canvas) => {
    canvas.translate(r * 1.1, r * 1.1);
    draw(canvas, r);
  });
}

function sprite(texture: Texture, x: number, y: number): Sprite {
  const made = new Sprite(texture);
  made.anchor.set(0.5);
  made.position.set(x, y);
  return made;
}
