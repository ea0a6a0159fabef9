import type { FieldFault } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useFaultFocus, useFaults, type Failure } from '@croupier/ui';
import { useState } from 'react';

type Found = Readonly<Record<string, FieldFault>>;

/** What is wrong with a form: what the page found itself, and what the platform answered. */
export function useFormFaults(failure: Failure | null) {
  const texts = useTexts('sign-in');
  const [found, setFound] = useState<Found>({});
  const faults = useFaults(texts, { fields: { ...failure?.fields, ...found } });
  const form = useFaultFocus(found, failure);

  /** Tells at each field what the page found, and whether that was anything. */
  function tell(wrong: Found): boolean {
    setFound(wrong);
    return Object.keys(wrong).length > 0;
  }

  return { form, faults, tell };
}
