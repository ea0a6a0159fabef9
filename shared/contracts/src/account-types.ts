import type { AccountType } from './schemas/identity.ts';

/** The account type of a visitor who tries the site with play money. */
export const trialType = 4 satisfies AccountType;
