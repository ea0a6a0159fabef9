import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const progress = pathToFileURL(join(__dirname, 'progress.mjs')).href;

test('a file gets one line of progress at each quarter, between the steps', () => {
  const script = `
    import { step } from ${JSON.stringify(progress)};
    await step('servers', (onProgress) => {
      for (let done = 0; done <= 60; done++) onProgress({ what: 'days', done, total: 60 });
    });`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(stdout.trimEnd().split('\n')).toEqual([
    '  … servers: days, 0 of 60',
    '  … servers: days, 15 of 60',
    '  … servers: days, 30 of 60',
    '  … servers: days, 45 of 60',
    '  … servers: days, 60 of 60',
    expect.stringMatching(/^ {2}✓ servers \(/),
  ]);
});
