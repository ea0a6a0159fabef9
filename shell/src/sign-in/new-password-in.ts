import { passwordError, type FieldError, type RegisterSettings } from '@croupier/contracts';
import { missingFieldsOf, textIn } from '@croupier/ui';

export interface NewPassword {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
  readonly faults: Readonly<Record<string, FieldError>>;
}

/** A new password that was typed twice, and its error by the brand's rule. */
export function newPasswordIn(form: FormData, settings: RegisterSettings | undefined): NewPassword {
  const newPassword = textIn(form, 'newPassword');
  const confirmNewPassword = textIn(form, 'confirmNewPassword');
  const wrong = settings && newPassword ? passwordError(newPassword, settings) : null;
  const faults: Readonly<Record<string, FieldError>> = {
    ...(confirmNewPassword === newPassword ? {} : { confirmNewPassword: { code: 'mismatch' } }),
    ...(wrong ? { newPassword: wrong } : {}),
    ...missingFieldsOf(form, ['newPassword', 'confirmNewPassword']),
  };
  return { newPassword, confirmNewPassword, faults };
}
