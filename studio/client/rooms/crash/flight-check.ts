import { drawRange, endOddsOf, type CrashCurve } from '../../../src/games/crash-curve.ts';
import { roomPaths, type FlightProof } from '../../../src/rooms/room-protocol.ts';
import { drawnNumber, factsOf, isOfChain, openCheck } from '../chain-check.ts';
import { oddsText } from './odds.ts';
import { text } from './texts.ts';

/** Recomputes a flight in this browser, and hashes its seed back to the value published before the chain. */
export function checkFlight(
  curve: CrashCurve,
  proof: FlightProof,
): { readonly isDrawn: boolean; readonly isOfChain: boolean; readonly odds: number } {
  const odds = endOddsOf(curve, (drawnNumber(proof) % drawRange) + 1n);
  return { isDrawn: odds === proof.endOdds, isOfChain: isOfChain(proof), odds };
}

/** Shows a past flight with all inputs of its draw, and checks it at once. */
export function openFlightCheck(curve: CrashCurve, flight: string): Promise<void> {
  const texts = {
    title: text('flight-check'),
    checking: text('checking'),
    failed: text('check-failed'),
    close: text('close'),
  };
  const path = roomPaths.flight.replace(':flight', encodeURIComponent(flight));
  return openCheck<FlightProof>(path, texts, (proof) => facts(curve, proof));
}

function facts(curve: CrashCurve, proof: FlightProof): readonly Node[] {
  const { isDrawn, isOfChain: isInChain, odds } = checkFlight(curve, proof);
  const drawn = { odds: oddsText(odds) };
  return factsOf({
    findings: [
      { isRight: isDrawn, words: text(isDrawn ? 'drawn-right' : 'drawn-wrong', drawn) },
      { isRight: isInChain, words: text(isInChain ? 'chain-right' : 'chain-wrong') },
    ],
    rows: [
      [text('flight-seed'), proof.seed],
      [text('flight-salt'), proof.salt],
      [text('flight-published'), proof.published],
    ],
    how: text('flight-how'),
  });
}
