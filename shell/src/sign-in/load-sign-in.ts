import { loadTexts, type TextLoaders } from '@croupier/i18n';
import type { SignInForm } from './use-sign-in.ts';

const textsOfForms = () => loadTexts('sign-in', signInTexts);

/** The forms are separate chunks: most page views need none. */
export async function loadSignIn() {
  const forms = import(/* webpackChunkName: "sign-in" */ './sign-in-forms.tsx');
  await textsOfForms();
  return forms;
}

/** Loads the dialog for a member who must choose a new password first. */
export async function loadForcedChange() {
  const dialog = import(/* webpackChunkName: "forced-change" */ './forced-change-dialog.tsx');
  await textsOfForms();
  return dialog;
}

/** Loads the dialog for a page whose member another tab replaced. */
export async function loadSwitched() {
  const dialog = import(/* webpackChunkName: "switched" */ './switched-dialog.tsx');
  await textsOfForms();
  return dialog;
}

/** Loads the form for a member who wants a new password. */
export async function loadChangePassword() {
  const form = import(/* webpackChunkName: "change-password" */ './change-password-form.tsx');
  await textsOfForms();
  return form;
}

/** Loads the notice for a trial account where a real account is required. */
export async function loadTrialNotice() {
  const dialog = import(/* webpackChunkName: "trial-notice" */ './trial-notice.tsx');
  await textsOfForms();
  return dialog;
}

const forms: readonly string[] = ['login', 'register', 'forgot'] satisfies SignInForm[];

export function isSignInForm(name: string): name is SignInForm {
  return forms.includes(name);
}

/** Texts of the forms: they load with the forms, not with the page. */
export const signInTexts: TextLoaders = {
  en: () =>
    import(/* webpackChunkName: 'sign-in-en' */ './texts/en.json', { with: { type: 'json' } }),
  bn: () =>
    import(/* webpackChunkName: 'sign-in-bn' */ './texts/bn.json', { with: { type: 'json' } }),
  es: () =>
    import(/* webpackChunkName: 'sign-in-es' */ './texts/es.json', { with: { type: 'json' } }),
  ar: () =>
    import(/* webpackChunkName: 'sign-in-ar' */ './texts/ar.json', { with: { type: 'json' } }),
};
