/** Where something is available: only in these countries, or in all except these. */
export interface CountryRule {
  readonly mode: 'admit' | 'refuse';
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

/** Whether the rule admits a known country. */
export const admitsCountry = ({ mode, countries }: CountryRule, country: string): boolean =>
  countries.includes(country) === (mode === 'admit');
