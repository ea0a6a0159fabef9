import { asciiDigits } from '@croupier/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

declare const form: unique symbol;

/** A mobile number in E.164, as `+8801712345678`. */
export type MobileNumber = string & { readonly [form]: 'e164' };

const branded = (text: string) => text as MobileNumber;

/** The number behind what was typed, with or without its leading zero; `null` where no mobile can have it. */
export function mobileNumber(countryDialingCode: string, mobileNo: string): MobileNumber | null {
  const typed = asciiDigits(mobileNo).trim();
  return typed.startsWith('+')
    ? withCode(countryDialingCode, typed)
    : (withCode(countryDialingCode, `+${countryDialingCode}${typed.replace(/^0+/, '')}`) ??
        withCode(countryDialingCode, `+${countryDialingCode}${typed}`));
}

/** A number that comes with its plus and country; `null` where no mobile can have it. */
export function mobileOf(text: string): MobileNumber | null {
  const parsed = parsePhoneNumberFromString(text);
  return parsed?.isValid() && mobileKinds.includes(parsed.getType())
    ? branded(parsed.number)
    : null;
}

/** Kinds that can get an SMS: some countries' plans do not tell mobile numbers from fixed ones. */
const mobileKinds: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

function withCode(countryDialingCode: string, text: string): MobileNumber | null {
  const parsed = parsePhoneNumberFromString(text);
  return parsed?.countryCallingCode === countryDialingCode ? mobileOf(parsed.number) : null;
}
