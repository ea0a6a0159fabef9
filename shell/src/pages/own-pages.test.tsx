import { CallFailed } from '@croupier/client';
import type { PermissionInfo } from '@croupier/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';

const info: PermissionInfo = {
  whitelabel: { modId: 'padma', enabled: '1', childrenNodes: [] },
  ways: { login: [], register: [], recover: [] } as never,
  registerRules: {} as never,
  minimumAge: 18,
  complianceProfile: 'open',
  defaultDialingCode: '880',
  memberLabelColor: '#ABABAB',
  resources: {
    APP_ANDROID: { url: 'https://cdn.example/padma.apk', labelNameEn: 'Android', version: '2.4' },
    YOUTUBE: { url: 'https://youtube.com/@padma', labelNameEn: 'YouTube' },
  },
  customerService: { items: [], version: { pathList: [] } },
  analytics: { gtagId: '' },
  domainRoute: [],
  imageCDNs: [],
  launchGameCDNs: [],
};

test('each app of the brand has its code, version and address; other resources are not listed', async () => {
  await renderShell({
    path: '/down',
    answers: { systemStatus: { status: 0, serverTime: '2026-01-05T08:00:00.000Z', info } },
  });
  const apps = await screen.findByRole('region', { name: 'Apps' });
  expect(within(apps).getByText('Version 2.4')).toBeVisible();
  expect(
    within(apps)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['https://cdn.example/padma.apk']);
  expect(screen.getByRole('img', { name: 'Code with the address localhost' })).toBeVisible();
});

test('the app page is also available under the name that addresses use', async () => {
  await renderShell({ path: '/download' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Get the app' })).toBeVisible();
});

test('an offer selects the topic of the message, and scrolls to the form', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await renderShell({ path: '/join' });
  await userEvent.click(await screen.findByRole('button', { name: 'Write as an agent' }));
  expect(screen.getByLabelText('It is about')).toHaveValue('agent');
  expect(screen.getByLabelText('Your name')).toHaveFocus();
});

async function write(answer: CallFailed | undefined, message: string) {
  const user = userEvent.setup();
  const rendered = await renderShell({ path: '/join', answers: { feedback: answer } as never });
  await user.type(await screen.findByLabelText('Your name'), ' Nadia ');
  await user.type(screen.getByLabelText(/^E-mail address/), 'nadia@news.example');
  await user.type(screen.getByLabelText('Your message'), message);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  return rendered;
}

test('a message is trimmed, sent once, and confirmed', async () => {
  const { called } = await write(undefined, 'We run a cricket page and would like to join.');
  expect(await screen.findByRole('status')).toHaveTextContent(/Thank you.*nadia@news\.example/);
  expect(called.filter(({ name }) => name === 'feedback')).toEqual([
    {
      name: 'feedback',
      input: {
        topic: 'affiliate',
        name: 'Nadia',
        contact: 'nadia@news.example',
        message: 'We run a cricket page and would like to join.',
      },
    },
  ]);
});

test('a message that is too short shows its length limits and is not sent', async () => {
  const { called } = await write(undefined, 'Hello');
  expect(screen.getByText('Please write 10 to 1,000 characters.')).toBeVisible();
  expect(screen.getByLabelText('Your message')).toHaveFocus();
  expect(called.map(({ name }) => name)).not.toContain('feedback');
});

test('typed text stays if sending fails', async () => {
  await write(new CallFailed({ code: 'offline', title: 'no' }), 'A message that matters.');
  expect(await screen.findByLabelText('Your message')).toHaveValue('A message that matters.');
  expect(await screen.findByText(/connection/i)).toBeVisible();
});

test('a path that means a page leads there', async () => {
  await renderShell({ path: '/get-app' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Get the app');
});
