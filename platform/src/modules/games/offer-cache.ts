import type { Offer } from '../providers/index.ts';

/** Maximum number of cached answers per offer; the oldest are dropped. */
const answersAtMost = 500;

/**
 * Caches answers derived from an offer for the lifetime of the offer object; a new offer starts with an empty
 * cache.
 */
export function createOfferCache<Value>() {
  const stored = new WeakMap<Offer, Map<string, Value>>();
  return (offer: Offer, question: string, make: () => Value): Value => {
    const answers = stored.get(offer) ?? new Map<string, Value>();
    stored.set(offer, answers);
    const known = answers.get(question);
    if (known !== undefined) return known;
    const value = make();
    const [oldest] = answers.keys();
    if (answers.size >= answersAtMost && oldest !== undefined) answers.delete(oldest);
    answers.set(question, value);
    return value;
  };
}
