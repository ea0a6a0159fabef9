import type { Cashier } from '../modules/cashier/index.ts';
import { padmaCashier } from './cashier-padma.ts';
import { veranoCashier } from './cashier-verano.ts';

/** Payment methods of the two demo brands, all of the sandbox provider. */
export async function seedCashier({ cashier }: { cashier: Cashier }): Promise<void> {
  for (const rules of [padmaCashier, veranoCashier]) await cashier.addRules(rules);
}
