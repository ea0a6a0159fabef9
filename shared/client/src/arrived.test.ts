import { arrived } from './arrived.ts';

test('a file that does not come is told as a line that broke', async () => {
  const cause = new Error('Loading chunk 7 failed');
  await expect(arrived(Promise.reject(cause))).rejects.toMatchObject({ code: 'offline', cause });
  await expect(arrived(Promise.resolve('here'))).resolves.toBe('here');
});
