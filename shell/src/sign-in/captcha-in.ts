import { asciiDigits, type CaptchaAnswer } from '@croupier/contracts';
import { textIn } from '@croupier/ui';

/** The answer to the form's captcha; empty for a form without captcha. */
export function captchaIn(form: FormData): { captcha?: CaptchaAnswer } {
  const id = textIn(form, 'captchaId');
  return id ? { captcha: { id, text: asciiDigits(textIn(form, 'captcha')).trim() } } : {};
}
