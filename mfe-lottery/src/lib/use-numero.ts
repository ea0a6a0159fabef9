import { directionOf } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

/** Writes issue numbers: in right-to-left text, day and sequence must not swap. */
export function useNumero(): (numero: string) => string {
  const { language } = useTexts('mfe-lottery');
  const isRtl = directionOf(language) === 'rtl';
  return (numero) => (isRtl ? `\u2066${numero}\u2069` : numero);
}
