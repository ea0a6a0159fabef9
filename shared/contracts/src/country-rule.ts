/** Where something is open: only in these countries, or in all but these. */
export interface CountryRule {
  readonly mode: 'admit' | 'refuse';
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

/** Whether the rule lets a country in that is known. */
export const admitsCountry = ({ mode, countries }: CountryRule, country: string): boolean =>
  countries.includes(country) === (mode === 'admit');
