import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderInHost } from '@croupier/ui/testing';
import * as kit from '@croupier/ui';
import axe from 'axe-core';
import type { ComponentType } from 'react';

const files = readdirSync(__dirname).filter((file) => file.endsWith('.stories.tsx'));
/** Entries that export hooks only: they draw nothing that a story could show. */
const onlyHooks = ['draft'];
const apart = join(__dirname, '../../shared/ui/src/apart');

interface Page {
  readonly name: string;
  readonly Page: ComponentType;
}

async function pagesOf(file: string): Promise<readonly Page[]> {
  const exported: Readonly<Record<string, ComponentType>> = await import(join(__dirname, file));
  return Object.entries(exported)
    .filter(([name]) => name !== 'default')
    .map(([name, Page]) => ({ name, Page }));
}

/** Violations of a single story; rules about painting (contrast, sizes) are checked in a browser. */
async function errorsIn(container: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('every component of the kit has a story', () => {
  const sources = files.map((file) => readFileSync(join(__dirname, file), 'utf8')).join('\n');
  const fromTheKit = Object.keys(kit).filter(
    (name) => /^[A-Z]/.test(name) && !/Scope$|^Toaster$/.test(name),
  );
  const entries = readdirSync(apart)
    .filter((name) => !onlyHooks.includes(name))
    .map((name) => `'@croupier/ui/${name}'`);
  expect(fromTheKit.length).toBeGreaterThan(30);
  expect(entries.length).toBeGreaterThan(10);
  const isShown = (name: string) => sources.includes(`<${name}`);
  expect(fromTheKit.filter((name) => !isShown(name))).toEqual([]);
  expect(entries.filter((entry) => !sources.includes(entry))).toEqual([]);
});

describe.each(files)('%s', (file) => {
  test.each(['en', 'ar'] as const)(
    'renders each story in %s, and axe finds no violations',
    async (language) => {
      const pages = await pagesOf(file);
      expect(pages.length).toBeGreaterThan(0);
      for (const { name, Page } of pages) {
        const { container, unmount } = await renderInHost(<Page />, { language });
        expect({ name, errors: await errorsIn(container) }).toEqual({ name, errors: [] });
        unmount();
      }
    },
  );
});
