import { isConnectionFault } from './retry.ts';

export interface BatchOptions {
  /** Sets under way at the same time. Two keep the database busy while the other one commits. */
  readonly lanes?: number;
  readonly setAtMost?: number;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Does what waits at the same time as one set: a set leaves as soon as a lane is free, so that nobody waits
 * for company, and grows only with the load. Items keep the order in which they came. `doSet` gives one
 * answer for each item in order, and all or nothing: where it fails, the set is halved and tried again,
 * until what fails stands alone and gets its own error. A lost connection fails the whole set at once.
 */
export function batchRequests<Item, Answer>(
  doSet: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { lanes = 2, setAtMost = 128 }: BatchOptions = {},
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let busyLanes = 0;
  let isStarting = false;

  /** After everything that has arrived by now was read, so that it leaves together. */
  function startSoon(): void {
    if (isStarting || busyLanes >= lanes) return;
    isStarting = true;
    setImmediate(() => {
      isStarting = false;
      start();
    });
  }

  function start(): void {
    while (busyLanes < lanes && waiting.length > 0) void runLane(waiting.splice(0, setAtMost));
  }

  /** Where as many wait as were in the set, the next one is on its way before this one is told. */
  async function runLane(set: readonly Waiting<Item, Answer>[]): Promise<void> {
    busyLanes++;
    const tell = await settle(set);
    busyLanes--;
    if (waiting.length < set.length) {
      tell();
      if (waiting.length > 0) startSoon();
    } else {
      start();
      setImmediate(tell);
    }
  }

  /** Never rejects: gives what answers or fails each of the set. */
  async function settle(set: readonly Waiting<Item, Answer>[]): Promise<() => void> {
    try {
      const answers = answersTo(set, await doSet(set.map(({ item }) => item)));
      return () => answers.forEach((given, index) => set[index]?.answer(given));
    } catch (error) {
      if (set.length === 1 || isConnectionFault(error)) return () => failAll(set, error);
      const middle = Math.ceil(set.length / 2);
      const tell = await settle(set.slice(0, middle));
      tell();
      return settle(set.slice(middle));
    }
  }

  return (item) =>
    new Promise((answer, fail) => {
      waiting.push({ item, answer, fail });
      startSoon();
    });
}

function answersTo<Answer>(set: readonly unknown[], answers: readonly Answer[]): readonly Answer[] {
  if (answers.length !== set.length)
    throw new Error(`a set of ${set.length} got ${answers.length} answers`);
  return answers;
}

function failAll<Item, Answer>(set: readonly Waiting<Item, Answer>[], error: unknown): void {
  for (const { fail } of set) fail(error);
}
