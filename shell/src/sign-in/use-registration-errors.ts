import { useTexts } from '@croupier/i18n';
import { useFormErrors as useFaultsOfForm, type Failure, type FormErrors } from '@croupier/ui';

/** The error of a sign-in form, as text. */
export function useRegistrationErrors(failure: Failure | null): FormErrors {
  return useFaultsOfForm(useTexts('sign-in'), failure);
}
