import { waitFor } from '@testing-library/react';
import { hideStyles, showStyles } from './embedded-styles.ts';

function sheet(href: string, remote?: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  if (remote) link.dataset['croupierSheet'] = remote;
  document.head.append(link);
  return link;
}

const paths = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

afterEach(() => {
  // Ends the watch for late sheets.
  void showStyles();
  Reflect.deleteProperty(globalThis, Symbol.for('croupier.embedded-styles'));
  document.head.replaceChildren();
});

test('the style sheets of remotes are removed with the last place, and no others are', async () => {
  sheet('/host.css');
  await showStyles();
  await showStyles();
  sheet('/remotes/mfe-games/lobby.css', 'mfe-games');
  // The kit may be that of a remote which is not shown.
  sheet('/remotes/mfe-promo/kit.css', 'mfe-promo');
  hideStyles();
  expect(paths()).toHaveLength(3);
  hideStyles();
  expect(paths()).toEqual(['/host.css']);
});

test('a style sheet that was still loading when the last place closed is removed', async () => {
  await showStyles();
  hideStyles();
  const late = sheet('/late.css', 'mfe-games');
  await waitFor(() => expect(paths()).toEqual([]));
  const shown = showStyles();
  late.dispatchEvent(new Event('load'));
  await shown;
  expect(paths()).toEqual(['/late.css']);
  hideStyles();
  expect(paths()).toEqual([]);
});

test('a remote that is shown again waits for its sheets', async () => {
  await showStyles();
  const lobby = sheet('/lobby.css', 'mfe-games');
  hideStyles();
  const applied = jest.fn();
  const shown = showStyles().then(applied);
  expect(paths()).toEqual(['/lobby.css']);
  await Promise.resolve();
  expect(applied).not.toHaveBeenCalled();
  lobby.dispatchEvent(new Event('load'));
  await shown;
  expect(applied).toHaveBeenCalledTimes(1);
});
