import { CallFailed } from '@croupier/client';
import type { Problem } from '@croupier/contracts';
import { act } from '@testing-library/react';

interface Waiting {
  readonly succeed: () => void;
  readonly fail: (failure: CallFailed) => void;
}

/** The platform at the other end of one call: every request waits there until the test lets it be answered. */
export class Line {
  readonly #waiting: Waiting[] = [];

  /** An answer for the table of a rendered host: this value, or the failure that the test chooses. */
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
