/** Nothing was wrong yet, but a visitor does not wait any longer. */
export class TookTooLong extends Error {
  constructor(name: string, afterMs: number) {
    super(`${name} did not load within ${afterMs / 1000} s`);
    this.name = 'TookTooLong';
  }
}
