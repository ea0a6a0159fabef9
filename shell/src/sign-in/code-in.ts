import { asciiDigits, type FieldError } from '@croupier/contracts';
import { textIn } from '@croupier/ui';

export interface TypedCode {
  readonly code: string;
  readonly fault: FieldError | null;
}

/** The code of an SMS as it was typed, in the digits of any of the site's languages. */
export function codeIn(form: FormData, name: string): TypedCode {
  const code = asciiDigits(textIn(form, name));
  return { code, fault: codeFault(code.trim()) };
}

/** What can be no code costs none of its few tries. */
function codeFault(code: string): FieldError | null {
  if (code === '') return { code: 'required' };
  return /^\d{4,8}$/.test(code) ? null : { code: 'pattern', pattern: 'code' };
}
