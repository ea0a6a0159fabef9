import { asciiDigits, registerPatterns, type FieldError } from '@croupier/contracts';
import { textIn } from '@croupier/ui';

export interface TypedMobile {
  readonly mobileNo: string;
  readonly countryDialingCode: string;
  /** What the page sees at once; whether anybody can have the number the platform says. */
  readonly fault: FieldError | null;
}

/** A mobile number as it was typed or pasted, in the digits of any of the site's languages. */
export function mobileIn(form: FormData, name: string): TypedMobile {
  // Cf: marks of direction, which come along from an address book and nobody sees.
  const mobileNo = asciiDigits(textIn(form, name).replace(/[().\p{Cf}]/gu, '')).trim();
  const countryDialingCode = textIn(form, 'countryDialingCode');
  return { mobileNo, countryDialingCode, fault: mobileFault(mobileNo) };
}

const form = new RegExp(registerPatterns.phone);

function mobileFault(mobileNo: string): FieldError | null {
  if (mobileNo === '') return { code: 'required' };
  return form.test(mobileNo) ? null : { code: 'pattern', pattern: 'mobile' };
}
