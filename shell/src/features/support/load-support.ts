import { loadTexts } from '@croupier/i18n';
import { supportTexts } from './support-texts.ts';

/** What stands beside every page; it comes when the page is idle. */
export async function loadSideBar() {
  const bar = import(/* webpackChunkName: "side-bar" */ '../right-bar/side-bar.tsx');
  await loadTexts('support', supportTexts);
  return bar;
}

/** The chat, for who opens it. */
export async function loadChat() {
  const chat = import(/* webpackChunkName: "chat" */ './chat.tsx');
  await loadTexts('support', supportTexts);
  return chat;
}

/** What players say about the site. */
export async function loadFeedback() {
  const feedback = import(/* webpackChunkName: "feedback" */ './feedback-form.tsx');
  await loadTexts('support', supportTexts);
  return feedback;
}

/** The games that a member played last. */
export async function loadHistory() {
  const history = import(/* webpackChunkName: "history" */ '../history/history.tsx');
  await loadTexts('support', supportTexts);
  return history;
}

/** The end of the page. */
export async function loadProviderStrip() {
  const strip = import(/* webpackChunkName: "provider-strip" */ '../right-bar/provider-strip.tsx');
  await loadTexts('support', supportTexts);
  return strip;
}
