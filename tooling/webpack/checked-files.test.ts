import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const plugin = pathToFileURL(join(__dirname, 'checked-files.mjs')).href;

/** The loader's source after the plugin's change, or the plugin's error message. */
function checked(source: string, by: 'shell' | 'page'): string {
  const script = `
    import { CheckedFiles } from ${JSON.stringify(plugin)};
    try { console.log(new CheckedFiles({ by: '${by}' }).checkedScript(${JSON.stringify(source)})); }
    catch (error) { console.log('refused: ' + error.message); }`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return stdout;
}

test.each(['shell', 'page'] as const)('no script address bypasses the check (%s)', (by) => {
  const source = checked('script.src = url;', by);
  expect(source).not.toContain('script.src = url;');
  expect(source).toMatch(/script\.integrity = /);
  expect(source).toContain('script.crossOrigin = "anonymous"');
});

test('a webpack version that loads scripts in another way stops the build', () => {
  expect(checked('script.setAttribute("src", url);', 'shell')).toContain(
    'refused: CheckedFiles: webpack no longer sets the address',
  );
});
