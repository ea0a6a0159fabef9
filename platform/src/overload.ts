/** Thrown where too many wait already; answered as `unavailable` with a time to try again. */
export class Overload extends Error {
  override name = 'Overload';
}
