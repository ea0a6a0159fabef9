import { useTexts } from '@croupier/i18n';
import { useFormErrors as useFaultsOfForm, type Failure, type FormErrors } from '@croupier/ui';

/** What is wrong with a form of the sign-in, in its words. */
export function useRegistrationErrors(failure: Failure | null): FormErrors {
  return useFaultsOfForm(useTexts('sign-in'), failure);
}
