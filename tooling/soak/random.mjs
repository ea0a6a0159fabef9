/**
 * Seeded random numbers (mulberry32): select the operation and the time of the kill.
 * @typedef {ReturnType<typeof randomOf>} Random
 * @param {number} seed
 */
export function randomOf(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (/** @type {number} */ bound) => Math.floor(next() * bound),
    /**
     * @template Item
     * @param {Item[]} list not empty
     */
    oneOf(list) {
      const [item] = list.slice(Math.floor(next() * list.length));
      if (item === undefined) throw new Error('there is nothing to choose from');
      return item;
    },
    /**
     * @template Item
     * @param {Item[]} list
     */
    shuffled(list) {
      const left = [...list];
      return list.flatMap(() => left.splice(Math.floor(next() * left.length), 1));
    },
  };
}
