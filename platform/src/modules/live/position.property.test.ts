import fc from 'fast-check';
import {
  advancePosition,
  dropStaleGaps,
  type Position,
  readPosition,
  writePosition,
} from './position.ts';

const start: Position = { seenUpTo: 0n, missing: new Map() };

/** What a reader at a position gets of `visible`: the store's query, in memory. */
function readable(
  { seenUpTo, missing }: { seenUpTo: bigint; missing: Iterable<bigint> },
  visible: readonly bigint[],
): bigint[] {
  const awaited = new Set(missing);
  return visible.filter((id) => id > seenUpTo || awaited.has(id)).toSorted((a, b) => Number(a - b));
}

/** Ids 1..n in commit order, split into the polls that find them. */
const anyCommits = fc
  .integer({ min: 1, max: 15 })
  .chain((count) =>
    fc.tuple(
      permutation(count),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 15, maxLength: 15 }),
    ),
  );

function permutation(count: number): fc.Arbitrary<readonly bigint[]> {
  const ids = Array.from({ length: count }, (_, index) => BigInt(index + 1));
  return fc.shuffledSubarray(ids, { minLength: count });
}

function* polls(
  commits: readonly bigint[],
  sizes: readonly number[],
): Generator<readonly bigint[]> {
  let upTo = 0;
  for (const size of sizes) yield commits.slice(0, (upTo += size));
}

test('in any commit order, each event is read exactly once', () => {
  fc.assert(
    fc.property(anyCommits, ([commits, sizes]) => {
      let position = start;
      const seen: bigint[] = [];
      for (const visible of polls(commits, sizes)) {
        for (const id of readable(
          { seenUpTo: position.seenUpTo, missing: position.missing.keys() },
          visible,
        )) {
          seen.push(id);
          position = advancePosition(position, id, 0);
        }
      }
      expect(seen.toSorted((a, b) => Number(a - b))).toEqual(
        commits.toSorted((a, b) => Number(a - b)),
      );
    }),
  );
});

test('a reader who reconnects with the id of any event gets exactly the later events', () => {
  fc.assert(
    fc.property(anyCommits, fc.nat(), ([commits, sizes], pick) => {
      let position = start;
      const seen: { id: bigint; tag: string }[] = [];
      for (const visible of polls(commits, sizes)) {
        for (const id of readable(
          { seenUpTo: position.seenUpTo, missing: position.missing.keys() },
          visible,
        )) {
          position = advancePosition(position, id, 0);
          seen.push({ id, tag: writePosition(position) });
        }
      }
      const lost = pick % seen.length;
      const resumed = readPosition(seen[lost]?.tag ?? '');
      if (!resumed) throw new Error('the position cannot be read');
      const rest = seen.slice(lost + 1).map(({ id }) => id);
      expect(readable(resumed, commits)).toEqual(rest.toSorted((a, b) => Number(a - b)));
    }),
  );
});

test('an id that was rolled back is awaited for a while and then dropped', () => {
  const gap = advancePosition(start, 3n, 1_000);
  expect([...dropStaleGaps(gap, 60_000).missing.keys()]).toEqual([1n, 2n]);
  expect(dropStaleGaps(gap, 400_000).missing.size).toBe(0);
});

test.each(['', '-', '1-', 'x', "1' or 1=1", '1-2.', '9'.repeat(30)])(
  '%j is no position',
  (text) => {
    expect(readPosition(text)).toBeNull();
  },
);
