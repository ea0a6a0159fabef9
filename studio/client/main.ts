import '@croupier/provider/game-fonts.css';
import './core/core.css';
import type { GameKind } from '../src/play-protocol.ts';
import { page } from './core/page-data.ts';
import { createStage, type Stage } from './core/stage.ts';

/** Each kind of game is a separate file; all share the core. */
const kinds: Readonly<Partial<Record<GameKind, () => Promise<{ start(stage: Stage): void }>>>> = {
  slot: () => import('./slots/slots.ts'),
  roulette: () => import('./rooms/roulette/roulette.ts'),
  regatta: () => import('./rooms/regatta/regatta.ts'),
  crash: () => import('./rooms/crash/crash.ts'),
  fish: () => import('./rooms/fish/fish.ts'),
};

async function begin(): Promise<void> {
  const kind = kinds[page.face.kind]?.();
  const stage = await createStage();
  (await kind)?.start(stage);
}

void begin();
