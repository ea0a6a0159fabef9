import { loadTexts, type TextLoaders } from '@croupier/i18n';

const textsOfNews = () => loadTexts('news', newsTexts);

/** Loads the notices when a visitor opens one. */
export async function loadNotices() {
  const notices = import(/* webpackChunkName: "news" */ './notices.tsx');
  await textsOfNews();
  return notices;
}

/** Loads the greeting of a member. */
export async function loadGreeting() {
  const greeting = import(/* webpackChunkName: "after-login" */ './after-login.tsx');
  await textsOfNews();
  return greeting;
}

/** Loads the pop-ups. */
export async function loadPopups() {
  const popups = import(/* webpackChunkName: "news-popups" */ './news-popups.tsx');
  await textsOfNews();
  return popups;
}

export async function loadNoticePage() {
  const page = import(/* webpackChunkName: "notice-page" */ '../../pages/notice-page.tsx');
  await textsOfNews();
  return page;
}

export async function loadDownPage() {
  const page = import(/* webpackChunkName: "down-page" */ '../../pages/down-page.tsx');
  await textsOfNews();
  return page;
}

export async function loadJoinPage() {
  const page = import(/* webpackChunkName: "join-page" */ '../../pages/join-page.tsx');
  await textsOfNews();
  return page;
}

/** Texts of the notices, and of the pages about the brand, which load with them. */
const newsTexts: TextLoaders = {
  en: () => import(/* webpackChunkName: 'news-en' */ './texts/en.json', { with: { type: 'json' } }),
  bn: () => import(/* webpackChunkName: 'news-bn' */ './texts/bn.json', { with: { type: 'json' } }),
  es: () => import(/* webpackChunkName: 'news-es' */ './texts/es.json', { with: { type: 'json' } }),
  ar: () => import(/* webpackChunkName: 'news-ar' */ './texts/ar.json', { with: { type: 'json' } }),
};
