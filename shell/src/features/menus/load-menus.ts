import { loadTexts } from '@croupier/i18n';
import { supportTexts } from '../support/support-texts.ts';

/** The header's menus: they load when the visitor approaches them. */
export async function loadMenus() {
  const menus = import(/* webpackChunkName: "menus" */ './menus.ts');
  await loadTexts('support', supportTexts);
  return menus;
}
