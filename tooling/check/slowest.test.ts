import { jestSuites, playwrightSuites, slowestLines } from './slowest.mjs';

test('the five slowest suites of both reports are named, the slowest first', () => {
  const jest = jestSuites(
    {
      testResults: Array.from({ length: 6 }, (_, index) => ({
        name: `/repo/platform/a${index}.test.ts`,
        startTime: 1_000,
        endTime: 1_000 + (index + 1) * 1_000,
        assertionResults: [],
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

test('each file of a group has the time of its tests', () => {
  const inFile = (file: string, duration: number) => ({
    ancestorTitles: [file, 'a part'],
    duration,
  });
  const assertionResults = [
    inFile('platform/a.test.ts', 200),
    inFile('platform/b.test.ts', 50),
    inFile('platform/a.test.ts', 100),
  ];
  const group = { name: '/tmp/groups/00-a.test.cjs', startTime: 0, endTime: 900, assertionResults };
  expect(jestSuites({ testResults: [group] }, '/repo')).toEqual([
    { name: 'platform/a.test.ts', ms: 300 },
    { name: 'platform/b.test.ts', ms: 50 },
  ]);
});
