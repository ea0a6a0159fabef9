import { sharePaths } from './share-paths.ts';

test('message and link reach each program completely', () => {
  const link = 'https://padma.example/register?referralCode=A%26B';
  const { mail, sms } = sharePaths({ link, text: 'Join me & win?' });
  expect(new URL(mail).searchParams.get('body')).toBe(`Join me & win? ${link}`);
  expect(new URL(sms).searchParams.get('body')).toBe(`Join me & win? ${link}`);
});
