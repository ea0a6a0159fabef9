import type { PlayType } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

/** The name of a pick: the name of a listed choice, or the written pick from left to right. */
export function useChoiceName(): (playType: PlayType | undefined, choice: string) => string {
  const { local } = useTexts('mfe-lottery');
  return (playType, choice) => {
    const listed = playType?.choices.find(({ code }) => code === choice);
    return listed ? local(listed.name) : `\u2066${choice}\u2069`;
  };
}
