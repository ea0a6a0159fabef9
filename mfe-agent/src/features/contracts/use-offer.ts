import { useLatestEvent } from '@croupier/bus';
import type { ContractOverview, ContractTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useFailureText, useFormErrors, useToast } from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useOfferContract } from '../../api/contracts.ts';
import { readTerms, typedOf, type TypedTerms } from '../../lib/typed-terms.ts';

interface OfferUses {
  readonly own: ContractTerms;
  readonly agents: ContractOverview['agents'];
  readonly onClose: () => void;
}

/** State of the form of an offer. */
export function useOffer({ own, agents, onClose }: OfferUses) {
  const texts = useTexts('mfe-agent');
  const failureText = useFailureText();
  const toast = useToast();
  const session = useLatestEvent('session.changed');
  const offer = useOfferContract();
  const { form: ref, errors, showErrors } = useFormErrors(texts, offer.error);
  const [typed, setTyped] = useState(() => typedOf(own));
  const [agentId, setAgent] = useState<string>(agents[0]?.id ?? '');
  const [days, setDays] = useState('3');

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const agent = agents.find(({ id }) => id === agentId);
    if (offer.isPending || !agent) return;
    const between = { upper: session?.member.account ?? '', lower: agent.account };
    const read = readTerms(typed, own, between);
    if (showErrors('errors' in read ? read.errors : {}) || 'errors' in read) return;
    offer.mutate(
      { agentId: agent.id, terms: read.terms, days: Number(days) },
      {
        onSuccess() {
          toast({
            tone: 'positive',
            text: texts.t('contracts.offered', { name: agent.account }),
          });
          onClose();
        },
        onSettled: offer.reload,
      },
    );
  }

  const hasField = Object.values(errors).some(Boolean);
  return {
    ref,
    submit,
    errors,
    typed,
    change: (changes: Partial<TypedTerms>) => setTyped((before) => ({ ...before, ...changes })),
    failure:
      offer.error && (!hasField || offer.error.code === 'contract-rule-broken')
        ? failureText(offer.error)
        : undefined,
    isPending: offer.isPending,
    ...{ agentId, setAgent, days, setDays },
  };
}
