import { useCallQuery } from '@croupier/client';
import { calls, memberIcons, type MemberIcon } from '@croupier/contracts';
import { aFailure, aProfile, aSession, renderInHost } from '@croupier/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.tsx';
import { OwnIcon } from './own-icon.tsx';

/** The member in the page's cache, which the header also reads. */
function Known() {
  const member = useCallQuery(calls.memberInfo, undefined);
  return member.data ? <OwnIcon member={member.data} /> : null;
}

async function open(refuses = false) {
  const user = userEvent.setup();
  let icon: MemberIcon = 'lotus';
  const hosted = await renderInHost(<Known />, {
    session: aSession(),
    texts: { 'mfe-member': remote.texts },
    answers: {
      memberInfo: () => aProfile({ icon }),
      chooseIcon: (input) => {
        if (refuses) throw aFailure({ code: 'unavailable' });
        const requested = memberIcons.find((one) => JSON.stringify(input).includes(one));
        icon = requested ?? icon;
        return { icon };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change your picture' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Choose your picture' }));
  return { user, dialog, ...hosted };
}

const shownIcon = () =>
  screen
    .getByRole('button', { name: 'Change your picture', hidden: true })
    .querySelector('svg')
    ?.getAttribute('data-icon');

test('every picture can be chosen, the current one is marked', async () => {
  const { dialog } = await open();
  expect(dialog.getAllByRole('radio')).toHaveLength(memberIcons.length);
  expect(dialog.getByRole('radio', { name: 'Lotus' })).toBeChecked();
});

test('the chosen picture is saved by one call and appears immediately', async () => {
  const { user, dialog, called } = await open();
  await user.click(dialog.getByRole('radio', { name: 'Kite' }));
  await user.dblClick(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(shownIcon()).toBe('kite'));
  const sent = called.filter(({ name }) => name === 'chooseIcon');
  expect(sent.map(({ input }) => input)).toEqual([{ icon: 'kite' }]);
});

test('a failure to save is reported, and the choice stays', async () => {
  const { user, dialog } = await open(true);
  await user.click(dialog.getByRole('radio', { name: 'Tiger' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/can’t reach this part/)).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Tiger' })).toBeChecked();
  expect(shownIcon()).toBe('lotus');
});
