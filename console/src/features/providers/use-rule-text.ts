import type { CountryRule } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

const namedAtMost = 6;

/** A country rule in words, with country names in the operator's language. */
export function useRuleText(): (rule: CountryRule | null) => string {
  const { t, language, formats } = useTexts('console');
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const list = new Intl.ListFormat([language], { type: 'unit' });
  return (rule) => {
    if (!rule) return t('providers.way.everywhere');
    const named = rule.countries.slice(0, namedAtMost).map((code) => names.of(code) ?? code);
    const more = rule.countries.length - named.length;
    const shown = more > 0 ? [...named, `+${formats.number(more)}`] : named;
    return t(`providers.countries.${rule.mode}`, { countries: list.format(shown) });
  };
}
