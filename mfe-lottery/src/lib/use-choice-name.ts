import type { PlayType } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

/** The name of a pick: a listed choice's own, or the pick as it is written, from left to right. */
export function useChoiceName(): (playType: PlayType | undefined, choice: string) => string {
  const { local } = useTexts('mfe-lottery');
  return (playType, choice) => {
    const listed = playType?.choices.find(({ code }) => code === choice);
    return listed ? local(listed.name) : `\u2066${choice}\u2069`;
  };
}
