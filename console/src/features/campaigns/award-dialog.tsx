import type { CampaignId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ErrorText, TextArea, useToast } from '@croupier/ui';
import { useState } from 'react';
import { useAwardCampaign } from '../../api/campaigns.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import { linesOf } from '../../lib/lines-of.ts';

interface AwardDialogProps {
  readonly brand: string;
  readonly id: CampaignId;
  readonly onClose: () => void;
}

/** Gives the reward of a manual campaign to named members. */
export function AwardDialog({ brand, id, onClose }: AwardDialogProps) {
  const { t, formats } = useTexts('console');
  const toast = useToast();
  const award = useAwardCampaign();
  const [isEmpty, setEmpty] = useState(false);

  function send(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const accounts = [...linesOf(String(fields.get('accounts')))];
    setEmpty(accounts.length === 0);
    if (accounts.length === 0) return;
    award.mutate(
      { brand, id, accounts, note },
      {
        ...callbacks,
        onSuccess: ({ granted, refused }) => {
          toast({
            tone: 'positive',
            text: t('campaigns.award.done', { number: formats.number(granted) }),
          });
          if (refused.length > 0)
            toast({
              tone: 'negative',
              text: t('campaigns.award.refused', { accounts: refused.join(', ') }),
            });
          callbacks.onSuccess();
        },
      },
    );
  }

  return (
    <DecisionDialog
      isFinal
      size="l"
      title={t('campaigns.award.open')}
      confirm={t('campaigns.award.open')}
      isBusy={award.isPending}
      error={award.error}
      done={null}
      reload={() => award.reload()}
      onConfirm={(note, fields, { callbacks }) => send(note, fields, callbacks)}
      onClose={onClose}
    >
      <TextArea
        name="accounts"
        label={t('campaigns.accounts')}
        hint={t('campaigns.accountsHint')}
        rows={4}
        dir="ltr"
        data-autofocus
      />
      <ErrorText>{isEmpty && t('campaigns.award.empty')}</ErrorText>
    </DecisionDialog>
  );
}
