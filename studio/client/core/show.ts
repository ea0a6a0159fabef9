import type { DecimalAmount } from '@croupier/contracts';
import type { RoundOutcome, RoundView } from '../../src/play-protocol.ts';
import type { TableMode } from './table-state.ts';

/** What a kind of game whose rounds are decided at once implements for its table. */
export interface Show {
  /** The order of a press; `null` if nothing is chosen yet. */
  order(): { readonly stake: DecimalAmount; readonly choice?: unknown } | null;
  /** The stake was sent: starts the animation. */
  begin(): void;
  /** Shows how the result came about; resolves when the result is final on the screen. */
  reveal(view: RoundView, outcome: RoundOutcome): Promise<void>;
  /** Ends the animation without a result. */
  giveUp(): void;
  fastForward(): void;
  onMode(mode: TableMode): void;
}
