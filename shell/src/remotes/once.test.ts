import { createOnce } from './once.ts';

test('all callers share one outcome', async () => {
  const once = createOnce<number>();
  const start = jest.fn(() => Promise.resolve(1));
  await Promise.all([once('a', 'first', start), once('a', 'again', start)]);
  expect(start).toHaveBeenCalledTimes(1);
});

test('a failure is not cached', async () => {
  const once = createOnce<number>();
  await expect(once('a', 'first', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await expect(once('a', 'first', () => Promise.resolve(2))).resolves.toBe(2);
});

test('a retry does not wait for a hanging attempt, but for one that has just begun', async () => {
  jest.useFakeTimers();
  const once = createOnce<number>();
  const hang = () => new Promise<number>(() => {});
  const second = jest.fn(() => Promise.resolve(2));
  void once('a', 'first', hang);
  void once('a', 'again', second);
  expect(second).not.toHaveBeenCalled();
  jest.advanceTimersByTime(8_000);
  void once('a', 'first', second);
  expect(second).not.toHaveBeenCalled();
  await expect(once('a', 'again', second)).resolves.toBe(2);
  jest.useRealTimers();
});
