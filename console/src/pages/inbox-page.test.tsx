import type { Id, SentInboxMessage } from '@croupier/contracts';
import { aFailure, type Answers } from '@croupier/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBrandDetails, padma } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const idOf = <Kind extends string>(kind: Kind, rest: string) => `${kind}_${rest}` as Id<Kind>;

const aMessage = (overrides: Partial<SentInboxMessage> = {}): SentInboxMessage => ({
  id: idOf('mmg', '00000001'),
  brand: 'padma',
  audience: { kind: 'brand' },
  words: { en: { title: 'Hello', text: 'The text' } },
  image: null,
  state: 'sent',
  sendAt: '2026-03-01T12:00:00.000Z',
  recipients: null,
  operator: 'olga',
  note: 'a greeting',
  ...overrides,
});

async function open(rows: readonly SentInboxMessage[], answers: Answers = {}) {
  const rendered = await renderConsole({
    path: '/inbox?brand=padma',
    answers: {
      brands: [padma],
      brandSettings: aBrandDetails(),
      adminInbox: { rows, next: null },
      ...answers,
    },
  });
  const inputsOf = (call: string) =>
    rendered.called.filter((one) => one.name === call).map(({ input }) => input);
  return { ...rendered, user: userEvent.setup(), inputsOf };
}

const dialog = () => within(screen.getByRole('dialog'));

test('the list says to whom, when and by whom a message was sent, and how many got it', async () => {
  const conditions = {
    rankFrom: 5,
    dialingCode: '880',
    registeredSince: null,
    activeSince: null,
    balanceFrom: null,
  };
  await open([aMessage({ audience: { kind: 'group', conditions }, recipients: 3 })]);
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
  expect(screen.getByText(/VIP rank 5 or higher · dialing code \+880/)).toBeVisible();
  expect(screen.getByText(/3 members/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel the message' })).not.toBeInTheDocument();
});

test('without messages it says so', async () => {
  await open([]);
  expect(await screen.findByText('No messages yet')).toBeVisible();
});

test('a message to a group is counted first, then sent with its conditions', async () => {
  const { user, inputsOf } = await open([], {
    countInboxAudience: { recipients: 12 },
    sendInboxMessage: aMessage(),
  });
  await user.click(await screen.findByRole('button', { name: 'Write a message' }));
  await user.click(dialog().getByRole('radio', { name: 'A group' }));
  expect(dialog().getByRole('button', { name: 'Count recipients' })).toBeDisabled();
  await user.selectOptions(dialog().getByRole('combobox', { name: /^VIP rank/ }), '5');
  await user.click(dialog().getByRole('button', { name: 'Count recipients' }));
  expect(await dialog().findByText('12 members')).toBeVisible();
  await user.type(dialog().getByRole('textbox', { name: 'Title' }), 'Hello');
  await user.type(dialog().getByRole('textbox', { name: 'Text' }), 'The text');
  await user.type(dialog().getByRole('textbox', { name: /^Why/ }), 'a greeting');
  await user.click(dialog().getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const conditions = {
    rankFrom: 5,
    dialingCode: null,
    registeredSince: null,
    activeSince: null,
    balanceFrom: null,
  };
  const audience = { kind: 'group', conditions };
  expect(inputsOf('countInboxAudience')).toEqual([{ brand: 'padma', audience }]);
  expect(inputsOf('sendInboxMessage')).toEqual([
    {
      brand: 'padma',
      audience,
      words: { bn: { title: 'Hello', text: 'The text' } },
      image: null,
      sendAt: null,
      note: 'a greeting',
    },
  ]);
});

test('a missing value is reported at its field, and no request is sent', async () => {
  const { user, inputsOf } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Write a message' }));
  await user.click(dialog().getByRole('radio', { name: 'One member' }));
  await user.type(dialog().getByRole('textbox', { name: /^Why/ }), 'a reason');
  await user.click(dialog().getByRole('button', { name: 'Send now' }));
  expect(dialog().getByText('Enter a user name.')).toBeVisible();
  await user.click(dialog().getByRole('radio', { name: 'A group' }));
  await user.click(dialog().getByRole('button', { name: 'Send now' }));
  expect(dialog().getByText('Set at least one condition.')).toBeVisible();
  await user.click(dialog().getByRole('radio', { name: 'All members' }));
  await user.click(dialog().getByRole('button', { name: 'Send now' }));
  expect(dialog().getByText('Write the message in at least one language.')).toBeVisible();
  expect(inputsOf('sendInboxMessage')).toEqual([]);
});

test('a refusal does not clear the typed text', async () => {
  const { user } = await open([], { sendInboxMessage: aFailure({ code: 'unavailable' }) });
  await user.click(await screen.findByRole('button', { name: 'Write a message' }));
  await user.type(dialog().getByRole('textbox', { name: 'Title' }), 'Hello');
  await user.type(dialog().getByRole('textbox', { name: 'Text' }), 'The text');
  await user.type(dialog().getByRole('textbox', { name: /^Why/ }), 'a greeting');
  await user.click(dialog().getByRole('button', { name: 'Send now' }));
  expect(dialog().getByRole('textbox', { name: 'Title' })).toHaveValue('Hello');
  expect(dialog().getByRole('textbox', { name: /^Why/ })).toHaveValue('a greeting');
});

test('a scheduled message is cancelled with a reason', async () => {
  const { user, inputsOf } = await open([aMessage({ state: 'scheduled' })], {
    cancelInboxMessage: undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel the message' }));
  await user.type(dialog().getByRole('textbox'), 'a mistake');
  await user.click(dialog().getByRole('button', { name: 'Cancel the message' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('cancelInboxMessage')).toEqual([
    { brand: 'padma', id: aMessage().id, note: 'a mistake' },
  ]);
});
