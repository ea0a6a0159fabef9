import { setSection } from '../../testing/brand-settings.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

/** Headers of a browser with these languages. */
const asks = (languages: string) => ({ 'accept-language': languages });
const languageFor = async (languages: string, host = 'localhost') =>
  (await site.browser({ host }).site('/help', asks(languages))).language;

test.each([
  ['en-GB,en;q=0.9', 'en'],
  ['es', 'es'],
  ['ar-EG', 'ar'],
  ['AR-eg', 'ar'],
  ['bn-BD,bn;q=0.9,en-US;q=0.8', 'bn'],
  ['fr-FR,fr;q=0.9,es;q=0.7,en;q=0.8', 'en'],
  ['en;q=0.2, es;q=0.9', 'es'],
  ['en;q=0, fr', 'bn'],
  ['fr, *;q=0.5', 'bn'],
  ['fr', 'bn'],
  ['', 'bn'],
  ['*;q=zz,,;;', 'bn'],
  [`${'fr,'.repeat(400)}en`, 'bn'],
])(
  'a first visit with the browser languages “%.40s” is answered in %s',
  async (header, language) => {
    expect(await languageFor(header)).toBe(language);
  },
);

test('a language that the brand does not offer leads to the next one, or to the brand’s own', async () => {
  expect(await languageFor('ar,en;q=0.5', 'second.localhost')).toBe('en');
  expect(await languageFor('ar', 'second.localhost')).toBe('es');
});

test('a region of the browser applies if the brand offers it', async () => {
  const mexican = await site.browser().site('/help', asks('es-MX,es;q=0.9'));
  expect(mexican).toMatchObject({ language: 'es', locale: { tag: 'es-MX' } });
  const chilean = await site.browser().site('/help', asks('es-CL'));
  expect(chilean.language).toBe('es');
  expect(chilean).not.toHaveProperty('locale');
});

test('a stored choice has priority over the browser, and the address over both', async () => {
  const visitor = site.browser();
  visitor.setCookie('language', 'es');
  expect((await visitor.site('/help', asks('en'))).language).toBe('es');
  expect((await visitor.site('/help?lang=ar', asks('en'))).language).toBe('ar');
  expect((await visitor.site('/help', asks('en'))).language).toBe('es');
  const newcomer = site.browser();
  expect((await newcomer.site('/help?lang=ar', asks('en'))).language).toBe('ar');
});

test('the languages of the browser are not stored as a choice', async () => {
  const visitor = site.browser();
  await visitor.site('/help', asks('en'));
  expect([...visitor.cookies.keys()]).not.toContain('language');
  expect((await visitor.site('/help', asks('es'))).language).toBe('es');
});

test('the page is written in the browser’s language, and caches know what it depends on', async () => {
  const { text, headers } = await site
    .browser()
    .request('GET', '/help', { headers: asks('ar-EG,ar;q=0.9') });
  expect(text).toContain('<html lang="ar" dir="rtl"');
  expect(text).toContain('<title>المساعدة');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    vary: 'accept-encoding, accept-language, cookie',
  });
});

test('a closed brand answers in the browser’s language', async () => {
  await setSection(site.app.modules, 'verano', 'maintenance', { isOn: true });
  const headers = asks('en-GB');
  const { status, text } = await site
    .browser({ host: 'second.localhost' })
    .request('GET', '/', { headers });
  expect(status).toBe(503);
  expect(text).toContain('<html lang="en" dir="ltr"');
  await setSection(site.app.modules, 'verano', 'maintenance', { isOn: false });
});
