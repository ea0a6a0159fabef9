import { failureLines, jestFailures, playwrightFailures } from './failures.mjs';

test('the failed tests of Jest are named with their file and error, those of a group by their own name', () => {
  const failed = (fullName: string, error: string) => ({
    status: 'failed',
    fullName,
    failureMessages: [error],
  });
  const passed = { status: 'passed', fullName: 'is right', failureMessages: [] };
  const report = {
    testResults: [
      {
        name: '/repo/a.test.ts',
        assertionResults: [passed, failed('is wrong', '\u001b[31mNo\u001b[39m')],
      },
      { name: '/tmp/groups/00-a.test.cjs', assertionResults: [failed('b.test.ts is wrong', 'No')] },
      { name: '/repo/c.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(jestFailures(report, '/repo')).toEqual([
    { name: 'a.test.ts › is wrong', error: 'No' },
    { name: 'b.test.ts is wrong', error: 'No' },
    { name: 'c.test.ts › ', error: 'Cannot find module' },
  ]);
});

test('the failed tests of the browser are named with their file and the titles above them', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    tests: [{ results: ok ? [{}] : [{ error: { message: 'not visible' } }] }],
  });
  const suites = [
    {
      file: 'a.spec.ts',
      specs: [spec('works', true), spec('fails', false)],
      suites: [{ title: 'on a phone', specs: [spec('fails', false)] }],
    },
  ];
  expect(playwrightFailures({ suites }, 'e2e/src')).toEqual([
    { name: 'e2e/src/a.spec.ts › fails', error: 'not visible' },
    { name: 'e2e/src/a.spec.ts › on a phone › fails', error: 'not visible' },
  ]);
});

test('a long error is cut to its first lines', () => {
  const error = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n');
  const lines = failureLines([{ name: 'a test', error }]);
  expect(lines.slice(0, 2)).toEqual(['  ✕ a test', '      line 0']);
  expect(lines).toHaveLength(13);
});
