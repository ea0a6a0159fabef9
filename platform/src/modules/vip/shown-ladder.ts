import type { Language, VipLadder, VipLadderDraft } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import { wordsFor } from '../documents/index.ts';
import { lastLevelWithoutSupport } from './ladder.ts';

/** The published ladder in one language; without one, a ladder that is off. */
export function shownLadder(
  draft: VipLadderDraft | null,
  brand: Brand,
  language: Language,
): VipLadder {
  const { title = '', text = '' } = wordsFor(draft?.words ?? {}, { brand, language }) ?? {};
  return {
    isEnabled: draft !== null,
    title,
    text,
    currency: brand.currency,
    weights: draft?.weights ?? {},
    graceMonths: draft?.graceMonths ?? 0,
    levels: (draft?.levels ?? []).map(({ names, reach, keep, benefits }, index) => ({
      level: index + 1,
      name: wordsFor(names, { brand, language }) ?? `VIP ${index + 1}`,
      reach,
      keep,
      benefits,
      hasSupport: index + 1 > lastLevelWithoutSupport,
    })),
  };
}
