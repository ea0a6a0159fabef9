import { renderInHost } from '@croupier/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Upload } from './upload.tsx';

const aFile = (name: string, type: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type });

async function opened(overrides: { readonly room?: number; readonly isBusy?: boolean } = {}) {
  const taken: string[] = [];
  await renderInHost(
    <Upload
      label="Proof of the transfer"
      accept={['image/png', 'image/jpeg']}
      bytesAtMost={2_000_000}
      room={2}
      isBusy={false}
      onFiles={(files) => taken.push(...files.map(({ name }) => name))}
      {...overrides}
    />,
  );
  return { taken, input: screen.getByLabelText('Proof of the transfer') };
}

test('files are accepted by choosing, dropping and pasting', async () => {
  const user = userEvent.setup();
  const { taken, input } = await opened();
  await user.upload(input, [aFile('a.png', 'image/png'), aFile('b.jpg', 'image/jpeg')]);
  fireEvent.drop(input, { dataTransfer: { files: [aFile('c.png', 'image/png')] } });
  fireEvent.paste(input, { clipboardData: { files: [aFile('d.png', 'image/png')] } });
  expect(taken).toEqual(['a.png', 'b.jpg', 'c.png', 'd.png']);
});

test.each([
  ['of another kind', [aFile('a.pdf', 'application/pdf')], 'Accepted here: PNG, JPEG.'],
  ['too large', [aFile('a.png', 'image/png', 2_000_001)], 'A file may have 2 MB at most.'],
  [
    'too many',
    [1, 2, 3].map((number) => aFile(`${number}.png`, 'image/png')),
    'There is room for 2 more.',
  ],
])('files that are %s are refused with the reason, and none is taken', async (_, files, reason) => {
  const { taken, input } = await opened();
  fireEvent.drop(input, { dataTransfer: { files } });
  expect(input).toHaveAccessibleDescription(expect.stringContaining(reason));
  expect(taken).toEqual([]);
});

test('during an upload no other files are accepted', async () => {
  const { taken, input } = await opened({ isBusy: true });
  fireEvent.drop(input, { dataTransfer: { files: [aFile('a.png', 'image/png')] } });
  expect(taken).toEqual([]);
  expect(input).toBeDisabled();
});
