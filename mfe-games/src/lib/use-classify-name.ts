import { useTexts } from '@croupier/i18n';

/** The name of a provider's kind of games; an untranslated kind gets the words of its code. */
export function useClassifyName(): (code: string) => string {
  const { t } = useTexts('mfe-games');
  return (code) => {
    const key = code.toLowerCase().replace(/[ _]/g, '-');
    const words = key.replaceAll('-', ' ');
    return t(`classify.${key}`, { defaultValue: words.charAt(0).toUpperCase() + words.slice(1) });
  };
}
