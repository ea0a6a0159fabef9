import type { Page } from '@playwright/test';
import { calls, sessionHeader } from '@croupier/contracts';
import { newcomer, type Newcomer } from './newcomer.ts';
import { ownPort } from './stack.ts';
import { expect, openConsole, padma, test, visit } from './visitor.ts';

const module = 'mfe-newcomer';

let team: Newcomer;
test.beforeAll(async () => {
  team = await newcomer('newcomer');
});
test.afterAll(() => team.leave());

test('one command creates a module, which is released and reloads while it is edited', async ({
  page,
  consoleErrors,
}) => {
  await team.npm(['run', 'new-module', module]);
  await openConsole(page);
  await expect(page.getByRole('link', { name: 'Ledger' })).toBeVisible();
  const token = await aToken(page);
  const output = await team.npm(['run', 'release', '-w', module, '--', '--platform', padma], {
    CROUPIER_TOKEN: token,
  });
  expect(output).toContain(`${module} 0.1.0 is released`);

  await place(page, true);
  try {
    const answer = await page.goto(`${padma}/newcomer`);
    expect(answer?.status()).toBe(200);
    await visit(page, `${padma}/newcomer`);
    await expect(page.getByRole('heading', { level: 1, name: 'Newcomer' })).toBeVisible();
    await expect(page.getByText('Log in and your balance shows here.')).toBeVisible();
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(files.some((name) => name.includes(`/modules/${module}/0.1.0/`))).toBe(true);
    await changesAsItIsWritten(page);
    // The development server names the error in the console, too.
    consoleErrors.length = 0;
  } finally {
    await openConsole(page);
    await expect(page.getByRole('link', { name: 'Ledger' })).toBeVisible();
    await place(page, false);
  }

  const again = team.npm(['run', 'release', '-w', module, '--', '--platform', padma], {
    CROUPIER_TOKEN: token,
  });
  await expect(again).rejects.toThrow(/was released before: raise the version in package\.json/);
});

/** The page's state is kept when a file is saved, and the page is never reloaded. */
async function changesAsItIsWritten(page: Page): Promise<void> {
  await team.serve(module, ['--platform', padma, '--port', String(ownPort)]);
  await visit(page, `http://localhost:${ownPort}/newcomer`);
  await page.getByRole('tab', { name: 'Next steps' }).click();
  await page.evaluate(() => document.body.setAttribute('data-first-load', 'yes'));
  await team.edit(
    `${module}/src/features/next-steps/next-steps.tsx`,
    '<ol className={styles.steps}>',
    '<ol className={styles.steps} aria-label="As it was just written">',
  );
  await expect(page.getByRole('list', { name: 'As it was just written' })).toBeVisible();
  const isStillThere = async () => {
    await expect(page.getByRole('tab', { name: 'Next steps', selected: true })).toBeVisible();
    await expect(page.locator('body[data-first-load=yes]')).toBeVisible();
  };
  await isStillThere();

  await team.edit(`${module}/src/texts/en.json`, '"Next steps"', '"Steps as just worded"');
  await expect(
    page.getByRole('tab', { name: 'Steps as just worded', selected: true }),
  ).toBeVisible();
  await expect(page.locator('body[data-first-load=yes]')).toBeVisible();
  await team.edit(`${module}/src/texts/en.json`, '"Steps as just worded"', '"Next steps"');
  await isStillThere();

  const steps = `${module}/src/features/next-steps/next-steps.tsx`;
  // The second error shows like the first one.
  let label = 'As it was just written';
  for (const mended of ['As it was mended', 'As it was mended again']) {
    await team.edit(steps, `aria-label="${label}"`, 'aria-label=');
    await expect(page.locator('#webpack-dev-server-client-overlay')).toBeVisible();
    await team.edit(steps, 'aria-label=', `aria-label="${mended}"`);
    await expect(page.getByRole('list', { name: mended, exact: true })).toBeVisible();
    label = mended;
  }
  await isStillThere();
}

async function aToken(page: Page): Promise<string> {
  const { value } = await ask(page, calls.makeTeamToken, {
    team: 'newcomers',
    modules: `${module}*`,
    days: 1,
  });
  return value.secret;
}

async function place(page: Page, enabled: boolean): Promise<void> {
  const board = await ask(page, { ...calls.placements, path: path('') }, null);
  const cell = board.value.find((one: { module: string }) => one.module === module);
  const placed = await ask(
    page,
    { ...calls.placeModule, path: path(`/${module}`) },
    { enabled, version: null, revision: cell.revision, note: 'For the newcomers.' },
  );
  expect(placed.value).toMatchObject({ enabled });
}

const path = (rest: string) => calls.placements.path.replace(':brand', 'padma') + rest;

/** Sends a call of the console from its page: only the browser has the operator's cookie. */
async function ask(
  page: Page,
  { method, path: url }: { readonly method: string; readonly path: string },
  body: object | null,
) {
  const { token } = await page.evaluate(
    async (own) => (await (await fetch(own)).json()).value,
    calls.operatorInfo.path,
  );
  return page.evaluate(
    async (asked) => {
      const { method: how, url: where, header, value, text } = asked;
      const answer = await fetch(where, {
        method: how,
        headers: { [header]: value, 'content-type': 'application/json' },
        ...(text === null ? {} : { body: text }),
      });
      return answer.json();
    },
    { method, url, header: sessionHeader, value: token, text: body && JSON.stringify(body) },
  );
}
