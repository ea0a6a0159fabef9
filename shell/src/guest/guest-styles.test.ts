import { guestStyles } from './guest-styles.ts';

const base = 'http://localhost/remotes/mfe-games/';

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
  const styles = guestStyles('/remotes/mfe-games/');
  sheet('http://localhost/host.css');
  await styles.show();
  await styles.show();
  sheet(`${base}lobby.css`);
  styles.hide();
  expect(hrefs()).toContain(`${base}lobby.css`);
  styles.hide();
  expect(hrefs()).toEqual(['http://localhost/host.css']);
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
