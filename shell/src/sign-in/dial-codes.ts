import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

export interface DialCode {
  /** Digits without the plus. */
  readonly code: string;
  /** Countries that share the dial code, as ISO codes. */
  readonly countries: readonly string[];
}

/** Every dial code of the world, each once. */
export const dialCodes: readonly DialCode[] = grouped();

function grouped(): DialCode[] {
  const byCode = new Map<string, string[]>();
  for (const country of getCountries()) {
    const code = getCountryCallingCode(country);
    byCode.set(code, [...(byCode.get(code) ?? []), country]);
  }
  return [...byCode].map(([code, countries]) => ({ code, countries }));
}
