// First in a development shell, before React is there: what renders later is known to it.
import {
  createSignatureFunctionForTransform as sign,
  injectIntoGlobalHook,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

injectIntoGlobalHook(globalThis);

const settleMs = 30;
let due = null;

/** One runtime for the page: remotes on development servers register their components with it. */
globalThis.croupierRefresh = {
  register,
  sign,
  /** Several files of one save are one refresh. */
  perform() {
    clearTimeout(due);
    due = setTimeout(() => performReactRefresh(), settleMs);
  },
};
