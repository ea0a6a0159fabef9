import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import { encode } from 'uqr';
import { modulePath } from './module-path.ts';
import { QrCode } from './qr-code.tsx';

/** The modules that a path fills, read from its bars. */
function filled(path: string): ReadonlySet<string> {
  return new Set(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step} ${y}`),
    ),
  );
}

test('the bars fill the dark modules and no others', () => {
  const { data } = encode('https://example.com/register?referralCode=KARIM2026', { ecc: 'M' });
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x} ${y}`] : [])));
  expect(dark.length).toBeGreaterThan(200);
  expect([...filled(modulePath(data))].toSorted()).toEqual(dark.toSorted());
});

test('a QR code is an image with an accessible name', async () => {
  await renderInHost(<QrCode text="https://example.com" label="Affiliate link" />);
  expect(screen.getByRole('img', { name: 'Affiliate link' })).toBeVisible();
});
