import { pseudoText, rewordTexts } from '@croupier/i18n';

/** Shows every text in marked letters: what stays plain is in no language file. */
export function showPseudo(isOn: boolean): void {
  rewordTexts(isOn ? pseudoText : null);
}
