import { local } from '../preferences/stored.ts';

const key = 'sms-login';
/** One day, by the specification. */
const retentionMs = 24 * 60 * 60_000;

export interface RememberedMobile {
  readonly mobileNo: string;
  readonly countryDialingCode: string;
}

/** The number of the last log-in by SMS, if its owner asked to be remembered on this device. */
export function rememberedMobile(): RememberedMobile | null {
  const stored = new URLSearchParams(local.get(key) ?? '');
  const mobileNo = stored.get('mobileNo');
  const countryDialingCode = stored.get('countryDialingCode');
  if (Number(stored.get('untilMs')) > Date.now() && mobileNo && countryDialingCode)
    return { mobileNo, countryDialingCode };
  removeMobile();
  return null;
}

export function rememberMobile({ mobileNo, countryDialingCode }: RememberedMobile): void {
  const untilMs = String(Date.now() + retentionMs);
  local.set(key, String(new URLSearchParams({ mobileNo, countryDialingCode, untilMs })));
}

export function removeMobile(): void {
  local.remove(key);
}
