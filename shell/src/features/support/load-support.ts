import { loadTexts, type TextLoaders } from '@croupier/i18n';

/** Loads the side bar of every page when the page is idle. */
export async function loadSideBar() {
  const bar = import(/* webpackChunkName: "side-bar" */ '../right-bar/side-bar.tsx');
  await loadTexts('support', supportTexts);
  return bar;
}

/** Loads the chat when a member opens it. */
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

/** Loads the recently played games. */
export async function loadHistory() {
  const history = import(/* webpackChunkName: "history" */ '../history/history.tsx');
  await loadTexts('support', supportTexts);
  return history;
}

/** Loads the end of the page. */
export async function loadProviderStrip() {
  const strip = import(/* webpackChunkName: "provider-strip" */ '../right-bar/provider-strip.tsx');
  await loadTexts('support', supportTexts);
  return strip;
}

/** Texts of the side bar, the chat and the recently played games. */
export const supportTexts: TextLoaders = {
  en: () =>
    import(/* webpackChunkName: 'support-en' */ './texts/en.json', { with: { type: 'json' } }),
  bn: () =>
    import(/* webpackChunkName: 'support-bn' */ './texts/bn.json', { with: { type: 'json' } }),
  es: () =>
    import(/* webpackChunkName: 'support-es' */ './texts/es.json', { with: { type: 'json' } }),
  ar: () =>
    import(/* webpackChunkName: 'support-ar' */ './texts/ar.json', { with: { type: 'json' } }),
};

/** Value of `centre` in an address with an open support chat. */
export const supportOverlay = 'support';
