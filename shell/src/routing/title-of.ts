import type { TextTools } from '@croupier/i18n';
import type { View } from './view-of.ts';

/** The title of a page, in the visitor's language. */
export function titleOf(view: View, { t, local }: TextTools): string {
  if (view.kind === 'page') return local(view.route.title);
  if (view.kind === 'sign-in') return t(`signIn.${view.form}`);
  if (view.kind === 'own') return t(`pages.${view.page}`);
  if (view.kind === 'off' || view.kind === 'missing' || view.kind === 'help')
    return t(`${view.kind}.title`);
  return t('home.about');
}
