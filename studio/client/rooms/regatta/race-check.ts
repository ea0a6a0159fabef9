import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  chancesOf,
  fixtureOf,
  million,
  sideOf,
  type Side,
} from '../../../src/games/regatta-odds.ts';
import { roomPaths, type RaceProof } from '../../../src/rooms/room-protocol.ts';
import { make, makeButton } from '../../core/make.ts';
import { element, page } from '../../core/page-data.ts';
import { ask } from '../../core/server.ts';
import { percent } from '../../core/texts.ts';
import { backedName, crewName, dividendText, sideName } from './names.ts';
import { text } from './texts.ts';

/** Recomputes a race in this browser, and hashes its seed back to the value published before the chain. */
export function checkRace({ seed, salt, place, published, won }: RaceProof): {
  readonly isDrawn: boolean;
  readonly isOfChain: boolean;
  readonly side: Side;
} {
  const bits = bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(salt))).slice(0, 13);
  const drawn = Number(BigInt(`0x${bits}`) % BigInt(million));
  const side = sideOf(chancesOf(fixtureOf(place)), drawn);
  let hash = hexToBytes(seed);
  for (let step = 0; step < place; step += 1) hash = sha256(hash);
  return { isDrawn: side === won, isOfChain: bytesToHex(hash) === published, side };
}

/** Shows a past race with all inputs of its result, and checks it at once. */
export async function openRaceCheck(race: string): Promise<void> {
  const dialog = element('panels', HTMLDialogElement);
  const body = make('div', { class: 'panel-body' }, make('p', { text: text('checking') }));
  const close = makeButton({ class: 'plain wide', text: text('close') }, () => dialog.close());
  dialog.replaceChildren(make('h2', { text: text('race-check') }), body, close);
  if (!dialog.open) dialog.showModal();
  const path = roomPaths.race.replace(':race', encodeURIComponent(race));
  const proof = await ask<RaceProof>('GET', path).catch(() => null);
  body.replaceChildren(...(proof ? facts(proof) : [make('p', { text: text('check-failed') })]));
}

function facts(proof: RaceProof): readonly Node[] {
  const { isDrawn, isOfChain, side } = checkRace(proof);
  const fixture = fixtureOf(proof.place);
  const names = { red: fixture.red.id, green: fixture.green.id };
  const finding = (isRight: boolean, words: string) => {
    const item = make('li', { text: words });
    item.dataset['right'] = String(isRight);
    return item;
  };
  const pool = proof.pools[page.currency];
  const drawn = { side: side === 'draw' ? sideName(side) : backedName(side, names) };
  const chances = chancesOf(fixture);
  const rows: readonly (readonly [string, string])[] = [
    [
      text('race-chances'),
      `${crewName(names.red)} ${percent(chances.red / 10_000)} · ${sideName('draw')} ${percent(chances.draw / 10_000)} · ${crewName(names.green)} ${percent(chances.green / 10_000)}`,
    ],
    ...(pool ? [[text('race-paid'), dividendText(pool.dividends[proof.won])] as const] : []),
    [text('race-seed'), proof.seed],
    [text('race-salt'), proof.salt],
    [text('race-published'), proof.published],
  ];
  return [
    make(
      'ul',
      { class: 'findings' },
      finding(isDrawn, text(isDrawn ? 'drawn-right' : 'drawn-wrong', drawn)),
      finding(isOfChain, text(isOfChain ? 'chain-right' : 'chain-wrong')),
    ),
    make(
      'dl',
      {},
      ...rows.flatMap(([name, value]) => [make('dt', { text: name }), make('dd', { text: value })]),
    ),
    make('p', { text: text('race-how') }),
  ];
}
