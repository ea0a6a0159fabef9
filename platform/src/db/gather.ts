import { isConnectionFault } from './retry.ts';

export interface GatherOptions {
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
export function gather<Item, Answer>(
  doSet: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { lanes = 2, setAtMost = 128 }: GatherOptions = {},
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

  async function runLane(set: readonly Waiting<Item, Answer>[]): Promise<void> {
    busyLanes++;
    await settle(set);
    busyLanes--;
    if (waiting.length > 0) startSoon();
  }

  /** Never rejects: each of the set is answered or failed. */
  async function settle(set: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      answerAll(set, await doSet(set.map(({ item }) => item)));
    } catch (error) {
      if (set.length === 1 || isConnectionFault(error)) return failAll(set, error);
      const middle = Math.ceil(set.length / 2);
      await settle(set.slice(0, middle));
      await settle(set.slice(middle));
    }
  }

  return (item) =>
    new Promise((answer, fail) => {
      waiting.push({ item, answer, fail });
      startSoon();
    });
}

function answerAll<Item, Answer>(
  set: readonly Waiting<Item, Answer>[],
  answers: readonly Answer[],
): void {
  if (answers.length !== set.length)
    throw new Error(`a set of ${set.length} got ${answers.length} answers`);
  answers.forEach((given, index) => set[index]?.answer(given));
}

function failAll<Item, Answer>(set: readonly Waiting<Item, Answer>[], error: unknown): void {
  for (const { fail } of set) fail(error);
}
