import type { CountryRule } from './schemas/country-rule.ts';

/** Whether the rule admits a known country. */
export const admitsCountry = ({ mode, countries }: CountryRule, country: string): boolean =>
  countries.includes(country) === (mode === 'admit');
