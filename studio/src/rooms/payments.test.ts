import { createPayments } from './payments.ts';

/** Payments that end when the test decides. */
function aAdmin(atOnce: number) {
  const payments = createPayments(atOnce);
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  return {
    payments,
    begun,
    pay: (which: number) =>
      payments.add(() => {
        begun.push(which);
        return new Promise<void>((end) => ends.set(which, end));
      }),
    async end(which: number) {
      ends.get(which)?.();
      await new Promise((next) => setImmediate(next));
    },
  };
}

test('no more payments than allowed run at once, the others follow in order', async () => {
  const { payments, begun, pay, end } = aAdmin(2);
  [1, 2, 3, 4].forEach(pay);
  expect(begun).toEqual([1, 2]);
  await end(2);
  expect(begun).toEqual([1, 2, 3]);
  await end(1);
  expect(begun).toEqual([1, 2, 3, 4]);
  expect(payments.isIdle).toBe(false);
  await end(3);
  await end(4);
  await payments.settled();
  expect(payments.isIdle).toBe(true);
});

test('a payment added when the last one ends is paid as well', async () => {
  const payments = createPayments(1);
  const paid: string[] = [];
  payments.add(async () => {
    paid.push('first');
    void Promise.resolve().then(() => payments.add(async () => void paid.push('second')));
  });
  await payments.settled();
  expect(paid).toEqual(['first', 'second']);
});
