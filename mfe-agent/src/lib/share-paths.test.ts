import { sharePaths } from './share-paths.ts';

test('link and message reach each messenger whole', () => {
  const link = 'https://padma.example/register?referralCode=A%26B';
  const { whatsapp, telegram, mail } = sharePaths({ link, text: 'Join me & win?' });
  expect(new URL(whatsapp).searchParams.get('text')).toBe(`Join me & win? ${link}`);
  expect(new URL(telegram).searchParams.get('url')).toBe(link);
  expect(new URL(telegram).searchParams.get('text')).toBe('Join me & win?');
  expect(new URL(mail).searchParams.get('body')).toBe(`Join me & win? ${link}`);
});
