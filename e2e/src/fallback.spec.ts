import { calls } from '@croupier/contracts';
import { releasePromo, teamSecret } from './released-module.ts';
import { expect, padma, test, visit } from './visitor.ts';

test('a release that does not start is replaced by the last good one, and reported', async ({
  page,
  consoleErrors,
}) => {
  // A fall-back goes to a release that has served the brand.
  await visit(page, `${padma}/promotions`);
  const secret = await teamSecret(page);
  await releasePromo(secret, '99.0.0', `throw new Error('broken release');`);
  try {
    const reported = page.waitForRequest(`**${calls.reportFailure.path}`);
    const promotions = page.getByRole('heading', { level: 1, name: 'Promotions' });
    await visit(page, `${padma}/promotions`);
    await expect(promotions).toBeVisible();
    await expect(page.locator('[data-failed-module]')).toHaveCount(0);
    expect((await reported).postDataJSON()).toMatchObject({
      module: 'mfe-promo',
      version: '99.0.0',
    });
  } finally {
    // The following tests need a working release.
    await releasePromo(secret, '99.0.1', '');
  }
  consoleErrors.length = 0;
});
