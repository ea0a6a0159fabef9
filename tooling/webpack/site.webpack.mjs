import { join } from 'node:path';
import { IndexPage } from './asset-list.mjs';
import { CheckedFiles } from './checked-files.mjs';
import { compile, plainName } from './compile.mjs';
import { PartBudget } from './part-budget.mjs';

/**
 * Build of a page without the shell: the operators' console, or a game of the studio.
 * @param {string} dir folder of the package
 * @param {{ base: string, entry?: string, out?: string, mostKbOfPart?: number }} options `base` is the path
 * it is served under, with a slash at both ends; `index.html` beside the entry is the page's template; a
 * lazily loaded part may add at most `mostKbOfPart` to the page's initial files.
 * @returns {import('webpack').Configuration}
 */
export function site(dir, { base, entry = 'src/main.tsx', out = 'dist', mostKbOfPart }) {
  const common = compile({ dir, owner: plainName(dir), files: 'assets/', isAdmin: true });
  return {
    ...common,
    name: plainName(dir),
    entry: { main: `./${entry}` },
    output: { ...common.output, path: join(dir, out), publicPath: base },
    plugins: [
      ...common.plugins,
      new CheckedFiles({ by: 'page' }),
      ...(mostKbOfPart ? [new PartBudget({ mostKb: mostKbOfPart })] : []),
      new IndexPage({ template: join(dir, entry, '..', 'index.html'), base }),
    ],
  };
}
