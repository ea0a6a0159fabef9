import type { GameDefinition } from './definitions/game-definition.ts';

/** Times of one draw. */
export interface Sitting {
  /** `YYYYMMDD-` and the sequence of the day in UTC, padded to the width of the day's last. */
  readonly numero: string;
  readonly opensAt: Date;
  readonly locksAt: Date;
  readonly drawsAt: Date;
}

type Cadence = Pick<GameDefinition, 'cadenceSeconds' | 'lockSeconds'>;

/** The sitting in which `at` lies, and those after it. */
export function sittingsFrom(game: Cadence, at: Date, count: number): Sitting[] {
  const cadenceMs = game.cadenceSeconds * 1000;
  const first = Math.floor(at.getTime() / cadenceMs) * cadenceMs;
  return Array.from({ length: count }, (_, index) => sitting(game, first + index * cadenceMs));
}

function sitting({ cadenceSeconds, lockSeconds }: Cadence, opens: number): Sitting {
  const opensAt = new Date(opens);
  const day = opensAt.toISOString().slice(0, 10).replaceAll('-', '');
  const sequence = (opens % dayMs) / (cadenceSeconds * 1000) + 1;
  const width = String(dayMs / 1000 / cadenceSeconds).length;
  const draws = opens + cadenceSeconds * 1000;
  return {
    numero: `${day}-${String(sequence).padStart(width, '0')}`,
    opensAt,
    locksAt: new Date(draws - lockSeconds * 1000),
    drawsAt: new Date(draws),
  };
}

const dayMs = 86_400_000;
