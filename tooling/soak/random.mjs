/** Seeded random numbers (mulberry32): select the operation and the time of the kill. */
export function randomOf(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (bound) => Math.floor(next() * bound),
    shuffled(list) {
      const left = [...list];
      return list.map(() => left.splice(Math.floor(next() * left.length), 1)[0]);
    },
  };
}
