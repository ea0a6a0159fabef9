import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const progress = pathToFileURL(join(__dirname, 'progress.mjs')).href;

test('a file gets one line of progress at each quarter, also after the step has ended', () => {
  const script = `
    import { printProgress, step } from ${JSON.stringify(progress)};
    await step('servers', () => undefined);
    for (let done = 0; done <= 60; done++) printProgress({ what: 'days', done, total: 60 });`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(stdout.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^ {2}✓ servers \(/),
    '  … days: 0 of 60',
    '  … days: 15 of 60',
    '  … days: 30 of 60',
    '  … days: 45 of 60',
    '  ✓ days: 60 of 60',
  ]);
});
