import { asciiDigits, registerPatterns, type FieldError } from '@croupier/contracts';
import { textIn } from '@croupier/ui';

export interface TypedMobile {
  readonly mobileNo: string;
  readonly countryDialingCode: string;
  /** What the page can check immediately; the platform decides whether the number can exist. */
  readonly fault: FieldError | null;
}

/** A typed or pasted mobile number, in the digits of any of the site's languages. */
export function mobileIn(form: FormData, name: string): TypedMobile {
  // Cf: invisible direction marks, which are often copied from an address book.
  const mobileNo = asciiDigits(textIn(form, name).replace(/[().\p{Cf}]/gu, '')).trim();
  const countryDialingCode = textIn(form, 'countryDialingCode');
  return { mobileNo, countryDialingCode, fault: mobileFault(mobileNo) };
}

const form = new RegExp(registerPatterns.phone);

function mobileFault(mobileNo: string): FieldError | null {
  if (mobileNo === '') return { code: 'required' };
  return form.test(mobileNo) ? null : { code: 'pattern', pattern: 'mobile' };
}
