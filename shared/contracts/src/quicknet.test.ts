import { sha256Hex } from './draw-v1.ts';
import { isSigned, roundAt, timeOfRound } from './quicknet.ts';

/** quicknet rounds as published by the League of Entropy. */
const recorded: Readonly<Record<number, string>> = {
  1000: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  1001: 'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41',
};

test('a recorded round is signed by the League, and its randomness is the hash of its signature', async () => {
  for (const [round, signature] of Object.entries(recorded))
    expect(await isSigned(Number(round), signature)).toBe(true);
  expect(await sha256Hex(recorded[1000] ?? '')).toBe(
    'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  );
});

test('the signature of another round, a changed one and a missing one are refused', async () => {
  const signature = recorded[1000] ?? '';
  expect(await isSigned(1001, signature)).toBe(false);
  expect(await isSigned(1000, `${signature.slice(0, -1)}8`)).toBe(false);
  expect(await isSigned(1000, 'f'.repeat(96))).toBe(false);
  expect(await isSigned(1000, '')).toBe(false);
  expect(await isSigned(-1, signature)).toBe(false);
});

test('rounds follow the network’s published schedule', () => {
  const at = new Date('2026-04-20T00:00:00Z');
  expect(roundAt(at)).toBe(27_946_612);
  expect(timeOfRound(27_946_612)).toEqual(at);
  expect(roundAt(new Date(at.getTime() - 1))).toBe(27_946_611);
});
