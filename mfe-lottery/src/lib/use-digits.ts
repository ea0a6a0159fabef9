import { useTexts } from '@croupier/i18n';

/** Writes a number with significant zeros, such as `007`, in the digits of the page’s language. */
export function useDigits(): (number: string) => string {
  const { formats } = useTexts('mfe-lottery');
  return (number) => number.replace(/\d/g, (digit) => formats.number(Number(digit)));
}
