import { loadTexts } from '@croupier/i18n';
import { signInTexts } from './sign-in-texts.ts';

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

/** Loads the form for a member who wants a new password. */
export async function loadChangePassword() {
  const form = import(/* webpackChunkName: "change-password" */ './change-password.tsx');
  await textsOfForms();
  return form;
}

/** Loads the notice for a trial account where a real account is required. */
export async function loadTrialNotice() {
  const dialog = import(/* webpackChunkName: "trial-notice" */ './trial-notice.tsx');
  await textsOfForms();
  return dialog;
}
