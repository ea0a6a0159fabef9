// Loaded before the first `describe`, so that what Testing Library mounts is unmounted after the tests of each file.
import '@testing-library/react';
import { dismissToasts } from '../../shared/ui/src/toast/toasts.ts';

/** Leaves the page as a new one, for the next test file of a group. */
export function closeAll(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name) document.cookie = `${name}=; max-age=0; path=/`;
  }
  history.replaceState(null, '', '/');
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  document.body.replaceChildren();
  dismissToasts();
  document.title = '';
}
