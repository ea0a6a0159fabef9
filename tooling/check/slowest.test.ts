import { jestSuites, playwrightSuites, slowestLines } from './slowest.mjs';

test('the five slowest suites of both reports are named, the slowest first', () => {
  const jest = jestSuites(
    {
      testResults: Array.from({ length: 6 }, (_, index) => ({
        name: `/repo/platform/a${index}.test.ts`,
        startTime: 1_000,
        endTime: 1_000 + (index + 1) * 1_000,
      })),
    },
    '/repo',
  );
  const duration = (ms: number) => ({ tests: [{ results: [{ duration: ms }] }] });
  const browser = playwrightSuites(
    {
      suites: [
        {
          file: 'split.spec.ts',
          specs: [duration(2_500)],
          suites: [{ specs: [duration(60_000)] }],
        },
      ],
    },
    'e2e/src',
  );
  expect(slowestLines([...jest, ...browser])).toEqual([
    '      62.5 s  e2e/src/split.spec.ts',
    '       6.0 s  platform/a5.test.ts',
    '       5.0 s  platform/a4.test.ts',
    '       4.0 s  platform/a3.test.ts',
    '       3.0 s  platform/a2.test.ts',
  ]);
});
