// First in a development shell, before React loads: the hook registers every later renderer.
import {
  createSignatureFunctionForTransform as sign,
  injectIntoGlobalHook,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';
import i18next from 'i18next';

injectIntoGlobalHook(globalThis);

const settleMs = 30;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let due;

/** One runtime for the page: remotes on development servers register their components with it. */
globalThis.croupierRefresh = {
  register,
  sign,
  /**
   * Replaces the texts of a module in one language, and draws what shows them.
   * @param {string} namespace
   * @param {string} language
   * @param {object} texts
   */
  showTexts(namespace, language, texts) {
    i18next.removeResourceBundle(language, namespace);
    i18next.addResourceBundle(language, namespace, texts);
    i18next.emit('languageChanged', i18next.language);
  },
  /** Several changed files of one save cause one refresh. */
  perform() {
    clearTimeout(due);
    due = setTimeout(() => performReactRefresh(), settleMs);
  },
};
