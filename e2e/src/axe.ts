import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe objects to on a page, as `rule: elements`. Its legacy mode reports from the page itself instead of a
 * page of its own, which takes a third of the time; it cannot see into embedded pages, which are left out.
 */
export async function barriersOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
