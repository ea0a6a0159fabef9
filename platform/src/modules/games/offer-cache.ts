import type { Offer } from '../providers/index.ts';

/** Answers to different questions about one offer; the oldest go. */
const answersAtMost = 500;

/** Keeps what was made of an offer as long as the offer itself lives: another offer is another set of answers. */
export function createOfferCache<Value>() {
  const kept = new WeakMap<Offer, Map<string, Value>>();
  return (offer: Offer, question: string, make: () => Value): Value => {
    const answers = kept.get(offer) ?? new Map<string, Value>();
    kept.set(offer, answers);
    const known = answers.get(question);
    if (known !== undefined) return known;
    const value = make();
    const [oldest] = answers.keys();
    if (answers.size >= answersAtMost && oldest !== undefined) answers.delete(oldest);
    answers.set(question, value);
    return value;
  };
}
