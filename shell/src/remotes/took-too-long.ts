/** No failure occurred, but the waiting time of the visitor is over. */
export class TookTooLong extends Error {
  constructor(name: string, afterMs: number) {
    super(`${name} did not load within ${afterMs / 1000} s`);
    this.name = 'TookTooLong';
  }
}
