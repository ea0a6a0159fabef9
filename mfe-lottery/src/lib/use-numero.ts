import { directionOf } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

/** Writes issue numbers: among words from right to left, day and sequence must not change places. */
export function useNumero(): (numero: string) => string {
  const { language } = useTexts('mfe-lottery');
  const isRtl = directionOf(language) === 'rtl';
  return (numero) => (isRtl ? `\u2066${numero}\u2069` : numero);
}
