import type { MobileNumber } from './mobile-number.ts';

/** The mail address of an account. */
export type MailAddress = string & { readonly mailAddress: unique symbol };

/** Where a code goes: by SMS to a number in E.164, by mail to an address. */
export type CodeRecipient = MobileNumber | MailAddress;
