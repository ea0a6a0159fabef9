import {
  chancesOf,
  fixtureOf,
  million,
  sideOf,
  type Side,
} from '../../../src/games/regatta-odds.ts';
import { roomPaths, type RaceProof } from '../../../src/rooms/room-protocol.ts';
import { page } from '../../core/page-data.ts';
import { percent } from '../../core/texts.ts';
import { drawnNumber, factsOf, isOfChain, openCheck } from '../chain-check.ts';
import { backedName, crewName, dividendText, sideName } from './names.ts';
import { text } from './texts.ts';

/** Recomputes a race in this browser, and hashes its seed back to the value published before the chain. */
export function checkRace(proof: RaceProof): {
  readonly isDrawn: boolean;
  readonly isOfChain: boolean;
  readonly side: Side;
} {
  const drawn = Number(drawnNumber(proof) % BigInt(million));
  const side = sideOf(chancesOf(fixtureOf(proof.place)), drawn);
  return { isDrawn: side === proof.won, isOfChain: isOfChain(proof), side };
}

/** Shows a past race with all inputs of its result, and checks it at once. */
export function openRaceCheck(race: string): Promise<void> {
  const texts = {
    title: text('race-check'),
    checking: text('checking'),
    failed: text('check-failed'),
    close: text('close'),
  };
  return openCheck(roomPaths.race.replace(':race', encodeURIComponent(race)), texts, facts);
}

function facts(proof: RaceProof): readonly Node[] {
  const { isDrawn, isOfChain: isInChain, side } = checkRace(proof);
  const fixture = fixtureOf(proof.place);
  const names = { red: fixture.red.id, green: fixture.green.id };
  const pool = proof.pools[page.currency];
  const drawn = { side: side === 'draw' ? sideName(side) : backedName(side, names) };
  const chances = chancesOf(fixture);
  const share = (name: string, chance: number) => `${name} ${percent(chance / 10_000)}`;
  return factsOf({
    findings: [
      { isRight: isDrawn, words: text(isDrawn ? 'drawn-right' : 'drawn-wrong', drawn) },
      { isRight: isInChain, words: text(isInChain ? 'chain-right' : 'chain-wrong') },
    ],
    rows: [
      [
        text('race-chances'),
        [
          share(crewName(names.red), chances.red),
          share(sideName('draw'), chances.draw),
          share(crewName(names.green), chances.green),
        ].join(' · '),
      ],
      ...(pool ? [[text('race-paid'), dividendText(pool.dividends[proof.won])] as const] : []),
      [text('race-seed'), proof.seed],
      [text('race-salt'), proof.salt],
      [text('race-published'), proof.published],
    ],
    how: text('race-how'),
  });
}
