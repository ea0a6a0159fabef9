import { CallFailed } from '@croupier/client';
import type { Problem } from '@croupier/contracts';
import { act } from '@testing-library/react';

interface PendingCall {
  readonly succeed: () => void;
  readonly fail: (failure: CallFailed) => void;
}

/** Replaces the network in one call: every request waits until the test answers it. */
export class Line {
  readonly #waiting: PendingCall[] = [];

  /**
   * An entry for the answers of a rendered host: resolves to this value, or rejects with the failure that the
   * test chooses.
   */
  gives<Value>(value: Value): () => Promise<Value> {
    return () =>
      new Promise<Value>((resolve, reject) =>
        this.#waiting.push({ succeed: () => resolve(value), fail: reject }),
      );
  }

  async succeeds(): Promise<void> {
    await act(async () => this.#waiting.splice(0).forEach(({ succeed }) => succeed()));
  }

  async fails(problem: Pick<Problem, 'code'> & Partial<Problem>): Promise<void> {
    await act(async () =>
      this.#waiting.splice(0).forEach(({ fail }) => fail(new CallFailed(problem))),
    );
  }
}
