import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { drawRange, endOddsOf, type CrashCurve } from '../../../src/games/crash-curve.ts';
import { roomPaths, type FlightProof } from '../../../src/rooms/room-protocol.ts';
import { make, makeButton } from '../../core/make.ts';
import { element } from '../../core/page-data.ts';
import { ask } from '../../core/server.ts';
import { oddsText } from './odds.ts';
import { text } from './texts.ts';

/** Recomputes a flight in this browser, and hashes its seed back to the value published before the chain. */
export function checkFlight(
  curve: CrashCurve,
  { seed, salt, place, published, endOdds }: FlightProof,
): { readonly isDrawn: boolean; readonly isOfChain: boolean; readonly odds: number } {
  const bits = bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(salt))).slice(0, 13);
  const odds = endOddsOf(curve, (BigInt(`0x${bits}`) % drawRange) + 1n);
  let hash = hexToBytes(seed);
  for (let step = 0; step < place; step += 1) hash = sha256(hash);
  return { isDrawn: odds === endOdds, isOfChain: bytesToHex(hash) === published, odds };
}

/** Shows a past flight with all inputs of its draw, and checks it at once. */
export async function openFlightCheck(curve: CrashCurve, flight: string): Promise<void> {
  const dialog = element('panels', HTMLDialogElement);
  const body = make('div', { class: 'panel-body' }, make('p', { text: text('checking') }));
  const close = makeButton({ class: 'plain wide', text: text('close') }, () => dialog.close());
  dialog.replaceChildren(make('h2', { text: text('flight-check') }), body, close);
  if (!dialog.open) dialog.showModal();
  const path = roomPaths.flight.replace(':flight', encodeURIComponent(flight));
  const proof = await ask<FlightProof>('GET', path).catch(() => null);
  body.replaceChildren(
    ...(proof ? facts(curve, proof) : [make('p', { text: text('check-failed') })]),
  );
}

function facts(curve: CrashCurve, proof: FlightProof): readonly Node[] {
  const { isDrawn, isOfChain, odds } = checkFlight(curve, proof);
  const finding = (isRight: boolean, words: string) => {
    const item = make('li', { text: words });
    item.dataset['right'] = String(isRight);
    return item;
  };
  const drawn = { odds: oddsText(odds) };
  const rows: readonly (readonly [string, string])[] = [
    [text('flight-seed'), proof.seed],
    [text('flight-salt'), proof.salt],
    [text('flight-published'), proof.published],
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
    make('p', { text: text('flight-how') }),
  ];
}
