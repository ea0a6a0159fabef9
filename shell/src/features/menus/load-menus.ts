import { loadTexts } from '@croupier/i18n';
import { supportTexts } from '../support/support-texts.ts';

/** What unfolds from the header: nobody waits for it who does not come near. */
export async function loadMenus() {
  const menus = import(/* webpackChunkName: "menus" */ './menus.ts');
  await loadTexts('support', supportTexts);
  return menus;
}
