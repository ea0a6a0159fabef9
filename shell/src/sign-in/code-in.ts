import { asciiDigits, type FieldError } from '@croupier/contracts';
import { textIn } from '@croupier/ui';

export interface TypedCode {
  readonly code: string;
  readonly fault: FieldError | null;
}

/** The typed SMS code, in the digits of any of the site's languages. */
export function codeIn(form: FormData, name: string): TypedCode {
  const code = asciiDigits(textIn(form, name));
  return { code, fault: codeFault(code.trim()) };
}

/** A malformed code is rejected here, so that it uses up none of the few attempts. */
function codeFault(code: string): FieldError | null {
  if (code === '') return { code: 'required' };
  return /^\d{4,8}$/.test(code) ? null : { code: 'pattern', pattern: 'code' };
}
