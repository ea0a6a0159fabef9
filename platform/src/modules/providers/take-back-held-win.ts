import type { Core, Tx } from '../../core.ts';
import type { HeldWinTable } from './held-wins.store.ts';
import type { ReleaseUses } from './held-win-release.ts';
import type { RoundRow } from './providers.store.ts';
import { changeRound } from './rounds.store.ts';
import { countInSession } from './sessions.store.ts';

/** Books the money of a held win back to the house. */
export function heldWinTakeBack(core: Core, uses: ReleaseUses) {
  const { protection, ledger } = uses;
  const { clock } = core;

  async function takeBack(tx: Tx, { round, win }: { round: RoundRow; win: HeldWinTable }) {
    const watch = await protection.watch(tx, { staking: [], others: [win.member_id] });
    const result = { kind: 'win', units: -win.amount_units, stakedAt: clock.now() } as const;
    watch.resulted(win.member_id, result);
    await watch.write();
    const ended = await ledger.holds.post(tx, win.hold_id);
    if (!ended.ok) throw new Error(`hold ${win.hold_id} could not be taken back: ${ended.code}`);
    if (round.session_id)
      await countInSession(tx, round.session_id, { staked: 0n, won: -win.amount_units });
    await changeRound(tx, round.id, { adjusted_units: round.adjusted_units - win.amount_units });
  }

  return takeBack;
}
