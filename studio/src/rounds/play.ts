import type {
  PlayFailure,
  PlayHistory,
  PlaySession,
  RoundOrder,
  RoundView,
} from '../play-protocol.ts';

export type PlayResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: PlayFailure['code'] };

export interface Launch {
  readonly launchToken: string;
  readonly gameCode: string;
}

export interface Play {
  /** Exchanges a launch token, once, for a session of the page. */
  open(launch: Launch): Promise<PlayResult<PlaySession>>;
  /** The session of a token, for example after a reload. */
  resume(token: string): Promise<PlayResult<PlaySession>>;
  /** Plays a round; a repeated order gives the same round. */
  play(token: string, order: RoundOrder): Promise<PlayResult<RoundView>>;
  /** A round of the player by its order or by its id, however old it is. */
  look(token: string, name: string): Promise<PlayResult<RoundView>>;
  /** The player's last rounds of this game, in this and earlier sessions. */
  history(token: string): Promise<PlayResult<PlayHistory>>;
}
