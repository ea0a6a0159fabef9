import { Overload } from '../concurrency-limit.ts';
import { failureOfError } from './failure-of-error.ts';

const errorOf = (code: string, message = 'secret text') =>
  Object.assign(new Error(message), { code });

test.each(['08006', '57P01', '40001', '40P01', '53300', 'ECONNREFUSED', 'ECONNRESET'])(
  'a transient database error %s is answered with a time to retry',
  (code) => {
    expect(failureOfError(errorOf(code))).toMatchObject({ code: 'unavailable', retryAfter: 2 });
    expect(failureOfError(new Error('outer', { cause: errorOf(code) }))).toMatchObject({
      code: 'unavailable',
    });
  },
);

test('a queue that is full is answered with a time to retry', () => {
  expect(failureOfError(new Overload('too many'))).toMatchObject({
    code: 'unavailable',
    retryAfter: 2,
  });
});

test.each([errorOf('23505'), new TypeError('x is not a function'), 'thrown text', null, undefined])(
  'any other thrown error is answered as internal, without its message',
  (error) => {
    const failure = failureOfError(error);
    expect(failure.code).toBe('internal');
    expect(JSON.stringify(failure)).not.toMatch(/secret|function|thrown/);
  },
);

test('a connection error that pg reports without a code counts as lost', () => {
  expect(failureOfError(new Error('Connection terminated unexpectedly')).code).toBe('unavailable');
});
