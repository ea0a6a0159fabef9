import { asciiDigits } from '@croupier/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

declare const form: unique symbol;

/** A mobile number in E.164, such as `+8801712345678`. */
export type MobileNumber = string & { readonly [form]: 'e164' };

const branded = (text: string) => text as MobileNumber;

/** The number that was typed, with or without its leading zero; `null` if it is no valid mobile number. */
export function mobileNumber(countryDialingCode: string, mobileNo: string): MobileNumber | null {
  const typed = asciiDigits(mobileNo).trim();
  return typed.startsWith('+')
    ? withCode(countryDialingCode, typed)
    : (withCode(countryDialingCode, `+${countryDialingCode}${typed.replace(/^0+/, '')}`) ??
        withCode(countryDialingCode, `+${countryDialingCode}${typed}`));
}

/** A number with plus and country code; `null` if it is no valid mobile number. */
export function mobileOf(text: string): MobileNumber | null {
  const parsed = parsePhoneNumberFromString(text);
  return parsed?.isValid() && mobileKinds.includes(parsed.getType())
    ? branded(parsed.number)
    : null;
}

/** Number types that can receive an SMS: some countries' plans do not separate mobile from fixed numbers. */
const mobileKinds: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

function withCode(countryDialingCode: string, text: string): MobileNumber | null {
  const parsed = parsePhoneNumberFromString(text);
  return parsed?.countryCallingCode === countryDialingCode ? mobileOf(parsed.number) : null;
}
