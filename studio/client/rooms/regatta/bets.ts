import { parseAmount, type DecimalAmount } from '@croupier/contracts';
import { isRaceChoice } from '../../../src/games/regatta.ts';
import type { Side } from '../../../src/games/regatta-odds.ts';
import type { RoundView } from '../../../src/play-protocol.ts';
import { clientSeed } from '../../core/client-seed.ts';
import { newId } from '../../core/new-id.ts';
import { playRound, untilPaid } from '../../core/round.ts';
import { readRound } from '../../core/server.ts';
import type { RaceRoom } from './room.ts';

/** A player's bets in the current race, from the press to the wallet's last answer. */
export interface Bets {
  /** What is staked on a side of the shown race, in units; bets that are being placed included. */
  stakedOn(side: Side): bigint;
  isPlacing(): boolean;
  place(side: Side, stake: DecimalAmount): Promise<void>;
  /** Resumes bets from before a reload. */
  restore(rounds: readonly RoundView[]): void;
  /** Reads the results of the bets of finished races. */
  settle(): Promise<void>;
}

interface BetsOptions {
  readonly room: RaceRoom;
  readonly onChange: () => void;
  readonly onBooked: (view: RoundView) => void;
  /** Bets of one race have ended, with their last answers. */
  readonly onEnd: (views: readonly RoundView[]) => void;
  readonly onRefused: (view: RoundView) => void;
  readonly onFailure: (error: unknown) => void;
}

const pauseMs = 700;

export function createBets(options: BetsOptions): Bets {
  const { room, onChange, onBooked, onEnd, onRefused, onFailure } = options;
  const open = new Map<string, RoundView>();
  const placing = new Map<string, { side: Side; race: string; units: bigint }>();
  let isSettling = false;

  const raceOf = ({ choice }: RoundView) => (isRaceChoice(choice) ? choice.race : null);

  /** Whether the race of a bet can have decided it by now. */
  function isDue(view: RoundView): boolean {
    const shown = room.view();
    return raceOf(view) !== shown?.race || shown.state === 'over' || shown.state === 'cancelled';
  }

  async function ended(view: RoundView): Promise<RoundView> {
    let last = view;
    while (last.state === 'open') {
      await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
      last = await readRound(view.orderId).catch(() => last);
    }
    return untilPaid(last).catch(() => last);
  }

  return {
    stakedOn(side) {
      const race = room.view()?.race;
      const booked = [...open.values()].filter(
        ({ choice }) => isRaceChoice(choice) && choice.side === side && choice.race === race,
      );
      const sent = [...placing.values()].filter((one) => one.side === side && one.race === race);
      return (
        booked.reduce((sum, { stake }) => sum + (parseAmount(stake) ?? 0n), 0n) +
        sent.reduce((sum, { units }) => sum + units, 0n)
      );
    },
    isPlacing: () => placing.size > 0,
    async place(side, stake) {
      const race = room.view()?.race;
      if (!race) return;
      const orderId = newId();
      placing.set(orderId, { side, race, units: parseAmount(stake) ?? 0n });
      onChange();
      const order = { orderId, stake, clientSeed: clientSeed(), choice: { race, side } };
      try {
        const view = await playRound(order, () => undefined);
        placing.delete(orderId);
        if (view.state === 'open') {
          open.set(orderId, view);
          onBooked(view);
        } else onRefused(view);
      } catch (error) {
        placing.delete(orderId);
        onFailure(error);
      }
      onChange();
    },
    restore(rounds) {
      for (const view of rounds) open.set(view.orderId, view);
      onChange();
    },
    async settle() {
      const due = [...open.values()].filter(isDue);
      if (isSettling || due.length === 0) return;
      isSettling = true;
      const views = await Promise.all(due.map(ended));
      isSettling = false;
      for (const { orderId } of due) open.delete(orderId);
      onEnd(views);
      onChange();
    },
  };
}
