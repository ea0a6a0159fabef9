import { pseudoText, rewordTexts } from '@croupier/i18n';

/** Shows every text in marked letters: unmarked text is missing from the language files. */
export function showPseudo(isOn: boolean): void {
  rewordTexts(isOn ? pseudoText : null);
}
