import { questions, selfTestResult, type Answer } from './self-test-result.ts';

const all = (answer: Answer) =>
  Object.fromEntries(questions.map((question) => [question, answer] as const));

test.each([
  [all('never'), 'light'],
  [{ ...all('never'), hide: 'sometimes' }, 'light'],
  [{ ...all('never'), hide: 'often' }, 'watchful'],
  [all('sometimes'), 'serious'],
  [{ ...all('never'), hide: 'often', stop: 'often', chase: 'sometimes' }, 'serious'],
] as const)('the answers %j are %s', (given, result) => {
  expect(selfTestResult(given)).toBe(result);
});

test('there is no result before all questions are answered', () => {
  const { mood: _last, ...rest } = { ...all('often'), mood: 'often' as const };
  expect(selfTestResult(rest)).toBeNull();
});
