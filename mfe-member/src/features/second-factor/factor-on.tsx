import { useTexts } from '@croupier/i18n';
import { Button, useToast } from '@croupier/ui';
import { useEffect, useRef, useState } from 'react';
import { useRemoveSecondFactor, useRenewRecoveryCodes } from '../../api/second-factor.ts';
import { ProofForm, type Proof } from '../../lib/proof-form.tsx';
import shortForm from '../../lib/short-form.module.css';

interface FactorOnProps {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onOff: () => void;
}

type Change = 'renew' | 'remove';

/** Actions of a member whose second factor is on; each needs the password and a code. */
export function FactorOn({ onCodes, onOff }: FactorOnProps) {
  const { t } = useTexts('mfe-member');
  const [change, setChange] = useState<Change | null>(null);
  if (change)
    return (
      <ChangeForm
        key={change}
        change={change}
        onCodes={onCodes}
        onOff={onOff}
        onBack={() => setChange(null)}
      />
    );
  return (
    <div className={shortForm.acts}>
      <Button onClick={() => setChange('renew')}>{t('factor.renew')}</Button>
      <Button variant="quiet" onClick={() => setChange('remove')}>
        {t('factor.remove')}
      </Button>
    </div>
  );
}

interface ChangeFormProps extends FactorOnProps {
  readonly change: Change;
  readonly onBack: () => void;
}

function ChangeForm({ change, onCodes, onOff, onBack }: ChangeFormProps) {
  const { t } = useTexts('mfe-member');
  const toast = useToast();
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondFactor();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  function submit(proof: Proof): void {
    if (change === 'renew')
      return renew.mutate(proof, {
        onSuccess: ({ codes }) => {
          onBack();
          onCodes(codes);
        },
      });
    remove.mutate(proof, {
      onSuccess: () => {
        toast({ tone: 'positive', text: t('factor.removed') });
        onOff();
      },
    });
  }

  return (
    <div ref={place}>
      <ProofForm
        note={t(`factor.${change}-text`)}
        submit={t(`factor.${change}`)}
        needs="both"
        call={change === 'renew' ? renew : remove}
        onSubmit={submit}
      >
        <Button variant="quiet" onClick={onBack}>
          {t('factor.cancel')}
        </Button>
      </ProofForm>
    </div>
  );
}
