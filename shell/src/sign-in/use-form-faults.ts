import { useTexts } from '@croupier/i18n';
import { useFormFaults as useFaultsOfForm, type Failure, type FormFaults } from '@croupier/ui';

/** What is wrong with a form of the sign-in, in its words. */
export function useFormFaults(failure: Failure | null): FormFaults {
  return useFaultsOfForm(useTexts('sign-in'), failure);
}
