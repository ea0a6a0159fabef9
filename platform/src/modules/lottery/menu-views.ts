import type { GameMenu, GameMenuItem } from '@croupier/contracts';
import type { GameDefinition } from './definitions/game-definition.ts';
import type { DrawRow } from './draw.store.ts';
import { drawWeekdays } from './schedule.ts';

export function menuItem(game: GameDefinition, draw: DrawRow, now: Date): GameMenuItem {
  const [lock, drawn] = [draw.locks_at.getTime(), draw.draws_at.getTime()];
  return {
    gameId: game.gameId,
    gameMenuTag: game.gameMenuTag,
    remark: game.name,
    numero: draw.numero,
    remainTime: Math.max(0, Math.floor((lock - now.getTime()) / 1000)),
    lockTime: Math.round((drawn - lock) / 1000),
    drawDayOfWeek: drawWeekdays(game.schedule).join(','),
    winningTime: draw.draws_at.toISOString(),
    accountTypeName: game.schedule.kind === 'every' ? 'ELOTT' : 'LOTT',
  };
}

/** By tag, in the order of the tags' first appearance. */
export function menusOf(items: readonly GameMenuItem[]): GameMenu[] {
  const tags = [...new Set(items.map(({ gameMenuTag }) => gameMenuTag))];
  return tags.map((tag) => ({
    tag,
    gameMenus: items.filter(({ gameMenuTag }) => gameMenuTag === tag),
  }));
}
