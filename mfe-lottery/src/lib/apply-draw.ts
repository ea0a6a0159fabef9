import type { Draw, DrawState, LotteryTable } from '@croupier/contracts';

const openedShown = 6;

const order: Readonly<Record<DrawState, number>> = {
  scheduled: 0,
  open: 1,
  locked: 2,
  drawing: 3,
  resulted: 4,
  settled: 5,
  're-resulted': 6,
  void: 7,
};

/** Applies live events to a table; events older than the table change nothing. */
export function applyDraws(table: LotteryTable, draws: readonly Draw[]): LotteryTable {
  return draws.filter(({ gameId }) => gameId === table.game.gameId).reduce(applyDraw, table);
}

function applyDraw(table: LotteryTable, draw: Draw): LotteryTable {
  return {
    ...table,
    current: currentAfter(table.current, draw),
    opened: openedAfter(table.opened, draw),
  };
}

function currentAfter(current: Draw, draw: Draw): Draw {
  if (draw.id === current.id) return order[draw.state] > order[current.state] ? draw : current;
  return draw.state === 'open' && draw.drawsAt > current.drawsAt ? draw : current;
}

function openedAfter(opened: readonly Draw[], draw: Draw): readonly Draw[] {
  if (draw.result.length === 0) return opened;
  const known = opened.find(({ id }) => id === draw.id);
  if (known && order[known.state] >= order[draw.state]) return opened;
  const others = opened.filter(({ id }) => id !== draw.id);
  return [...others, draw]
    .sort((one, other) => other.drawsAt.localeCompare(one.drawsAt))
    .slice(0, openedShown);
}
