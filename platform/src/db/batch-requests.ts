import { isConnectionError } from './retry.ts';

export interface BatchOptions {
  /** Number of batches in flight. With two, the database works on one while the other commits. */
  readonly lanes?: number;
  readonly setAtMost?: number;
}

interface PendingRequest<Item, Answer> {
  readonly item: Item;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Groups requests that wait at the same time into batches. A batch starts as soon as a lane is free, so its
 * size grows only with the load; items keep their order of arrival. `doSet` returns one answer per item in
 * order, all or nothing: when it fails, the batch is halved and retried until the failing item is alone and
 * gets its own error. A lost connection fails the whole batch at once.
 */
export function batchRequests<Item, Answer>(
  doSet: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { lanes = 2, setAtMost = 128 }: BatchOptions = {},
): (item: Item) => Promise<Answer> {
  const waiting: PendingRequest<Item, Answer>[] = [];
  let busyLanes = 0;
  let isStarting = false;

  /** Starts after all input that has arrived was read, so that it leaves in one batch. */
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

  /** When enough items wait, the next batch starts before this one's callers get their answers. */
  async function runLane(set: readonly PendingRequest<Item, Answer>[]): Promise<void> {
    busyLanes++;
    const notify = await settle(set);
    busyLanes--;
    if (waiting.length < set.length) {
      notify();
      if (waiting.length > 0) startSoon();
    } else {
      start();
      setImmediate(notify);
    }
  }

  /** Never rejects. Returns a function that resolves or rejects each item of the batch. */
  async function settle(set: readonly PendingRequest<Item, Answer>[]): Promise<() => void> {
    try {
      const answers = answersTo(set, await doSet(set.map(({ item }) => item)));
      return () => answers.forEach((given, index) => set[index]?.answer(given));
    } catch (error) {
      if (set.length === 1 || isConnectionError(error)) return () => failAll(set, error);
      const middle = Math.ceil(set.length / 2);
      const notify = await settle(set.slice(0, middle));
      notify();
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

function failAll<Item, Answer>(set: readonly PendingRequest<Item, Answer>[], error: unknown): void {
  for (const { fail } of set) fail(error);
}
