import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameFacts, SiteManifest } from '@croupier/contracts';
import { builtPages, builtRelease } from '../../testing/built-folders.ts';
import { testSite } from '../../testing/test-site.ts';
import { createFrames } from './frames.ts';

const nothingFails = (error: unknown) => {
  throw error;
};

async function aManifest(changes: Partial<SiteManifest> = {}): Promise<SiteManifest> {
  const site = await testSite();
  return { ...(await site.browser().site('/')), ...changes };
}

const at = (site: SiteManifest, url: string) => ({ site, url, skeleton: null, help: null });

function aRender() {
  const drawn: FrameFacts[] = [];
  const render = async (facts: FrameFacts) => {
    drawn.push(facts);
    return `<p>${drawn.length}</p>`;
  };
  return { drawn, frames: createFrames(render, nothingFails) };
}

test('pages that differ only in visitor-specific data share a frame', async () => {
  const site = await aManifest();
  const { drawn, frames } = aRender();
  const first = await frames.frameOf(at(site, '/rng'));
  const later = { ...site, serial: site.serial + 1, ticket: 'another', expiresAt: '' };
  expect(await frames.frameOf(at(later, '/rng'))).toBe(first);
  expect(drawn).toHaveLength(1);
});

test('a frame depends on language, theme, path and kind of visitor', async () => {
  const site = await aManifest();
  const { drawn, frames } = aRender();
  const member = { id: 'mem_1' as never, account: 'rahim', nickname: 'Rahim', type: 0 as const };
  const session = { token: 'the handle', member: { ...member, lastLoginAt: null } };
  const others = [
    frames.frameOf(at(site, '/')),
    frames.frameOf(at(site, '/rng')),
    frames.frameOf(at({ ...site, language: 'ar' }, '/')),
    frames.frameOf(at({ ...site, theme: site.theme === 'dark' ? 'light' : 'dark' }, '/')),
    frames.frameOf(at({ ...site, session }, '/')),
    frames.frameOf({ ...at(site, '/'), help: [{ slug: 'pay', title: 'Paying in', content: [] }] }),
    frames.frameOf({
      ...at(site, '/'),
      skeleton: { module: 'mfe-games', piece: 'lobby', markup: '<p>' },
    }),
  ];
  expect(new Set(await Promise.all(others)).size).toBe(7);
  expect(JSON.stringify(drawn)).toContain('Rahim');
  expect(JSON.stringify(drawn)).not.toContain('the handle');
});

test('the cache has a maximum size and drops the least recently used frame', async () => {
  const site = await aManifest();
  const { drawn, frames } = aRender();
  await frames.frameOf(at(site, '/kept'));
  for (let page = 0; page < 600; page++) {
    await frames.frameOf(at(site, `/page/${page}`));
    await frames.frameOf(at(site, '/kept'));
  }
  expect(drawn).toHaveLength(601);
  await frames.frameOf(at(site, '/page/0'));
  expect(drawn).toHaveLength(602);
});

test('after a failed render the browser draws the page, and the next request tries again', async () => {
  const site = await aManifest();
  const failures: unknown[] = [];
  const frames = createFrames(
    () => Promise.reject(new Error('no')),
    (error) => failures.push(error),
  );
  expect(await frames.frameOf(at(site, '/'))).toBe('');
  expect(await frames.frameOf(at(site, '/'))).toBe('');
  expect(failures).toHaveLength(2);
});

/** A built shell whose release renders frames with this code. */
async function shellThatDraws(code: string): Promise<string> {
  const { shellDir } = await builtPages();
  const listPath = join(shellDir, 'assets.json');
  const list: unknown = JSON.parse(await readFile(listPath, 'utf8'));
  await writeFile(join(shellDir, 'frame.cjs'), code);
  await writeFile(listPath, JSON.stringify(Object.assign({}, list, { render: 'frame.cjs' })));
  return shellDir;
}

test('a page starts with the frame of its shell’s release, with styles that its policy allows by hash', async () => {
  const shellDir = await shellThatDraws(
    'exports.renderFrame = async ({ site, url }) => `<main>${site.brand.name} at ${url}</main>`;',
  );
  const site = await testSite({ shellDir });
  const page = await site.browser().request('GET', '/?from=mail');
  expect(page.text).toContain('<div id="root"><main>Padma at /?from=mail</main></div>');
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page.text) ?? [];
  expect(style).toContain('margin:0');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
});

test('a shell whose render file renders nothing is refused before it is served', async () => {
  const shellDir = await shellThatDraws('exports.draw = 1;');
  await expect(testSite({ shellDir })).rejects.toThrow('renderFrame');
});

const inAll = (text: string) => ({ en: text, bn: text, es: text, ar: text });

test('the frame contains the skeleton of the path’s owner, with its own styles, before its code is loaded', async () => {
  const shellDir = await shellThatDraws(
    'exports.renderFrame = async ({ skeleton }) => `<main>${skeleton ? skeleton.markup : "plain"}</main>`;',
  );
  const skeletons = {
    pages: { '/tea': { ...inAll('<h1>Tea</h1>'), es: '<h1>Té</h1>' } },
    parts: {},
  };
  const site = await testSite({ shellDir });
  const dir = await builtRelease({
    name: 'mfe-tea',
    files: { 'skeletons.json': JSON.stringify(skeletons) },
  });
  expect(await site.app.modules.registry.publishFolders([dir])).toMatchObject([{ ok: true }]);
  await site.app.modules.registry.placeFirst({ brand: 'padma', module: 'mfe-tea', enabled: true });
  const visitor = site.browser();
  visitor.setCookie('language', 'es');
  const page = await visitor.request('GET', '/tea');
  expect(page.text).toContain('<main><h1>Té</h1></main>');
  const styles = [...page.text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  expect(styles.at(-1)).toContain('.page{color:red}');
  for (const style of styles) {
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  }
  expect((await visitor.request('GET', '/elsewhere')).text).toContain('<main>plain</main>');
});
