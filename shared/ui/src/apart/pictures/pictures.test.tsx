import { aFailure, renderInHost } from '@croupier/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Pictures } from './pictures.tsx';

interface StoredPicture {
  readonly id: string;
}

const aPicture = (name: string, { type = 'image/png', bytes = 10 } = {}) =>
  new File([new Uint8Array(bytes)], name, { type });

interface Waiting {
  readonly keep: () => void;
  readonly fail: (code: 'offline' | 'unavailable' | 'internal' | 'timeout' | 'forbidden') => void;
}

/** Opens a form with pictures and a queue that stores them one by one. */
async function open(sent?: number) {
  const asked: Waiting[] = [];
  let count = 0;
  const keep = () =>
    new Promise<StoredPicture>((resolve, reject) => {
      const id = `pic_${++count}`;
      asked.push({
        keep: () => resolve({ id }),
        fail: (code) => reject(aFailure({ code })),
      });
    });
  function Form() {
    const [pictures, setPictures] = useState<readonly StoredPicture[]>([]);
    return (
      <Pictures
        label="Proof"
        limits={{ images: 3, imageBytes: 5_000_000 }}
        pictures={pictures}
        srcOf={({ id }) => `/kept/${id}`}
        keep={keep}
        {...(sent === undefined ? {} : { sent })}
        onChange={setPictures}
      />
    );
  }
  await renderInHost(<Form />);
  return { asked, input: () => screen.getByLabelText('Proof') };
}

const shown = () => screen.queryAllByRole('img').map((image) => image.getAttribute('src'));
const choose = (input: HTMLElement, ...files: readonly File[]) =>
  fireEvent.drop(input, { dataTransfer: { files } });

async function next(asked: readonly Waiting[], count: number): Promise<Waiting> {
  await waitFor(() => expect(asked).toHaveLength(count));
  const last = asked.at(-1);
  if (!last) throw new Error('nothing was asked');
  return last;
}

test('pictures are stored one after another, and a full list accepts no more', async () => {
  const { asked, input } = await open();
  choose(input(), aPicture('a'), aPicture('b', { type: 'image/jpeg' }), aPicture('c'));
  for (const count of [1, 2, 3]) {
    const one = await next(asked, count);
    await act(async () => one.keep());
  }
  await waitFor(() => expect(shown()).toEqual(['/kept/pic_1', '/kept/pic_2', '/kept/pic_3']));
  expect(screen.queryByLabelText('Proof')).toBeNull();
});

test.each(['offline', 'timeout', 'unavailable', 'internal', 'forbidden'] as const)(
  'if one upload fails (%s), the form shows the error, keeps the earlier pictures and allows a retry',
  async (code) => {
    const { asked, input } = await open();
    choose(input(), aPicture('a'), aPicture('b'));
    const first = await next(asked, 1);
    await act(async () => first.keep());
    const second = await next(asked, 2);
    await act(async () => second.fail(code));
    await waitFor(() => expect(input()).toBeEnabled());
    expect(input()).toHaveAccessibleDescription(/\.\s*$/);
    expect(input().getAttribute('aria-describedby')).toContain('error');
    expect(document.querySelector('[id$="-error"]')).not.toBeEmptyDOMElement();
    expect(shown()).toEqual(['/kept/pic_1']);
    choose(input(), aPicture('b'));
    const again = await next(asked, 3);
    await act(async () => again.keep());
    await waitFor(() => expect(shown()).toEqual(['/kept/pic_1', '/kept/pic_3']));
    expect(document.querySelector('[id$="-error"]')).toBeNull();
  },
);

test.each([
  ['of another kind', [aPicture('a.pdf', { type: 'application/pdf' })]],
  ['named as a picture only', [aPicture('a.png', { type: 'text/html' })]],
  ['too large', [aPicture('a', { bytes: 5_000_001 })]],
  ['too many', ['a', 'b', 'c', 'd'].map((name) => aPicture(name))],
])('files that are %s go nowhere', async (_what, files) => {
  const { asked, input } = await open();
  choose(input(), ...files);
  await waitFor(() => expect(document.querySelector('[id$="-error"]')).not.toBeNull());
  expect(asked).toHaveLength(0);
});

test('during an upload no other picture is accepted, and a removed picture stays removed', async () => {
  const user = userEvent.setup();
  const { asked, input } = await open();
  choose(input(), aPicture('a'), aPicture('b'));
  const first = await next(asked, 1);
  await act(async () => first.keep());
  const second = await next(asked, 2);
  choose(input(), aPicture('c'));
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  await act(async () => second.keep());
  await waitFor(() => expect(shown()).toEqual(['/kept/pic_2']));
  expect(asked).toHaveLength(2);
});

test('how much of a picture has been sent shows while it is on its way', async () => {
  const { asked, input } = await open(0.4);
  expect(screen.queryByRole('progressbar')).toBeNull();
  choose(input(), aPicture('a'));
  const one = await next(asked, 1);
  expect(screen.getByRole('progressbar', { name: 'Picture on its way' })).toHaveValue(0.4);
  expect(screen.getByText('40% sent')).toBeVisible();
  await act(async () => one.keep());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
