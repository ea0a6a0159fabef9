import type { FieldFault } from '@croupier/contracts';
import type { TextTools } from '@croupier/i18n';
import { useState, type RefObject } from 'react';
import type { Failure } from './use-failure-text.ts';
import { useFaultFocus } from './use-fault-focus.ts';
import { useFaults, type Faults } from './use-faults.ts';

type Found = Readonly<Record<string, FieldFault>>;

export interface FormFaults {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly faults: Faults;
  /** Tells at each field what the page found, and whether that was anything. */
  readonly tell: (wrong: Found) => boolean;
}

/** What is wrong with a form: what the page found itself, and what the platform answered. */
export function useFormFaults(texts: TextTools, failure: Failure | null): FormFaults {
  const [found, setFound] = useState<Found>({});
  const faults = useFaults(texts, { fields: { ...failure?.fields, ...found } });
  const form = useFaultFocus(found, failure);

  function tell(wrong: Found): boolean {
    setFound(wrong);
    return Object.keys(wrong).length > 0;
  }

  return { form, faults, tell };
}
