import { preloadFiles } from './preload-files.ts';

test('files that the platform lists for later are fetched from the head, once', () => {
  document.body.innerHTML =
    '<template id="after-picture"><link rel="preload" as="script" href="/page.js"></template>';
  expect(document.head.querySelector('link')).toBeNull();
  preloadFiles();
  preloadFiles();
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/page.js']);
});

test('a page without such files continues', () => {
  document.body.replaceChildren();
  expect(() => preloadFiles()).not.toThrow();
});
