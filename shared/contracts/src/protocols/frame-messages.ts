import { isLanguage, type Language } from '../languages.ts';
import type { Theme } from '../schemas/topics.ts';

/** Messages between a game in its frame and the surrounding page. Both sides check the origin. */
export type GameMessage =
  | { readonly type: 'game.ready' }
  | { readonly type: 'game.round-started' }
  | { readonly type: 'game.round-ended' }
  | { readonly type: 'game.exit-requested' }
  /**
   * The player wants to deposit, or to see the limits of play: the surrounding page shows them, and the game
   * stays open.
   */
  | { readonly type: 'game.cashier-requested' }
  /** The player's money at a provider with wallets of its own does not suffice. */
  | { readonly type: 'game.transfer-requested' }
  | { readonly type: 'game.limits-requested' }
  | { readonly type: 'game.failed'; readonly code: string };

const types = [
  'game.ready',
  'game.round-started',
  'game.round-ended',
  'game.exit-requested',
  'game.cashier-requested',
  'game.transfer-requested',
  'game.limits-requested',
  'game.failed',
];

export function isGameMessage(data: unknown): data is GameMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return typeof data.type === 'string' && types.includes(data.type);
}

/** How the surrounding page looks now: sent when a game is ready, and when the visitor changes it. */
export interface HostMessage {
  readonly type: 'host.look';
  readonly theme: Theme;
  readonly language: Language;
}

export function isHostMessage(data: unknown): data is HostMessage {
  if (typeof data !== 'object' || data === null) return false;
  if (!('type' in data) || !('theme' in data) || !('language' in data)) return false;
  const { type, theme, language } = data;
  return type === 'host.look' && (theme === 'light' || theme === 'dark') && isLanguage(language);
}
