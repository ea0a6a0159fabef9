import { waitFor } from '@testing-library/react';
import { guestStyles } from './guest-styles.ts';

// Each test has a remote of its own: one that is not shown goes on taking its late sheets away.
let count = 0;
let base: string;
beforeEach(() => {
  base = `http://localhost/remotes/mfe-${++count}/`;
});

function sheet(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return link;
}

const hrefs = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);

afterEach(() => document.head.replaceChildren());

test('the sheets of a remote leave the page with its last place, and no others do', async () => {
  const styles = guestStyles(new URL(base).pathname);
  sheet('http://localhost/host.css');
  await styles.show();
  await styles.show();
  sheet(`${base}lobby.css`);
  styles.hide();
  expect(hrefs()).toContain(`${base}lobby.css`);
  styles.hide();
  expect(hrefs()).toEqual(['http://localhost/host.css']);
});

test('a sheet that was on its way when the last place closed does not stay', async () => {
  const styles = guestStyles(base);
  await styles.show();
  styles.hide();
  const lobby = sheet(`${base}late.css`);
  await waitFor(() => expect(hrefs()).toEqual([]));
  const shown = styles.show();
  lobby.dispatchEvent(new Event('load'));
  await shown;
  expect(hrefs()).toEqual([`${base}late.css`]);
  styles.hide();
});

test('a remote that is shown again has its sheets before it shows', async () => {
  const styles = guestStyles(base);
  await styles.show();
  const lobby = sheet(`${base}lobby.css`);
  styles.hide();
  const shown = styles.show();
  expect(hrefs()).toEqual([`${base}lobby.css`]);
  lobby.dispatchEvent(new Event('load'));
  await shown;
  styles.hide();
  expect(hrefs()).toEqual([]);
});
