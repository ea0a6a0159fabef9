import { createHash } from 'node:crypto';
import { lookTokens } from '@croupier/contracts';
import { setSection } from '../../testing/brand-settings.ts';
import { testSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const page = (host: string) => site.browser({ host }).request('GET', '/');

test('a brand’s own look is in the page, under a policy that allows exactly this style sheet', async () => {
  const changes = { isOn: true, accent: '#7b61ff', surfaceHue: 280, word: 'Marea' };
  await setSection(site.app.modules, 'verano', 'look', changes);
  const { text, headers } = await page('second.localhost');
  const css = /<style>(@layer look[^<]*)<\/style>/.exec(text)?.[1] ?? '';
  const brand = await site.app.modules.brands.byCode('verano');
  if (!brand) throw new Error('Verano is not there');
  for (const theme of ['dark', 'light'] as const)
    expect(css).toContain(`--accent:${lookTokens(brand.settings.look, theme)['--accent']}`);
  const hash = createHash('sha256').update(css).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect(text).toContain(`<meta name="theme-color" content="${brand.color}">`);
  expect(brand).toMatchObject({ look: 'verano', mark: 'croupier', word: 'Marea' });
});

test('a brand without its own look gets the built-in look, with its mark and name', async () => {
  const { text } = await page('localhost');
  expect(text).not.toContain('@layer look');
  expect(await site.app.modules.brands.byCode('padma')).toMatchObject({
    mark: 'padma',
    word: 'Padma',
    color: '#0b3b33',
  });
});

test('switching a look off removes all of it', async () => {
  await setSection(site.app.modules, 'verano', 'look', { isOn: true });
  expect((await page('second.localhost')).text).toContain('@layer look');
  await setSection(site.app.modules, 'verano', 'look', { isOn: false });
  expect((await page('second.localhost')).text).not.toContain('@layer look');
});
