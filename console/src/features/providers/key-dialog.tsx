import type { ProviderKey, ProviderPartner } from '@croupier/contracts';
import { dayjs, useTexts } from '@croupier/i18n';
import { Select, useToast } from '@croupier/ui';
import { useChangeProvider } from '../../api/providers.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';

/** A change of one provider that needs no more than a reason. */
export type KeyStep =
  | { readonly kind: 'key' | 'on' | 'off'; readonly partner: ProviderPartner }
  | { readonly kind: 'end'; readonly partner: ProviderPartner; readonly keyId: string };

interface KeyDialogProps {
  readonly step: KeyStep;
  readonly onKey: (key: ProviderKey) => void;
  readonly onClose: () => void;
}

const hours = [0, 1, 24, 168] as const;

/** Asks why before a key is added or ended, or a provider is switched. */
export function KeyDialog({ step, onKey, onClose }: KeyDialogProps) {
  const { t } = useTexts('console');
  const toast = useToast();
  const { addKey, endKey, switchTo, reload } = useChangeProvider();
  const { kind, partner } = step;
  const used = kind === 'key' ? addKey : kind === 'end' ? endKey : switchTo;

  function confirm(note: string, fields: FormData): void {
    const about = { provider: partner.provider, note };
    const onSettled = reload;
    function onSuccess(): void {
      toast({ tone: 'positive', text: t(`partners.step.${kind}.done`) });
      onClose();
    }
    if (kind === 'key') addKey.mutate(about, { onSuccess: onKey, onSettled });
    else if (kind === 'end') {
      const at = dayjs()
        .add(Number(fields.get('hours')), 'hour')
        .toISOString();
      endKey.mutate({ ...about, keyId: step.keyId, at }, { onSuccess, onSettled });
    } else switchTo.mutate({ ...about, isOff: kind === 'off' }, { onSuccess, onSettled });
  }

  const names = { name: partner.agreement.displayName, key: kind === 'end' ? step.keyId : '' };
  return (
    <DecisionDialog
      title={t(`partners.step.${kind}.title`, names)}
      confirm={t(`partners.step.${kind}.confirm`)}
      isDanger={kind === 'off' || kind === 'end'}
      isBusy={used.isPending}
      error={used.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(`partners.step.${kind}.text`, names)}</p>
      {kind === 'end' && (
        <Select name="hours" label={t('partners.endsIn')} defaultValue={24}>
          {hours.map((one) => (
            <option key={one} value={one}>
              {one === 0 ? t('partners.atOnce') : t('partners.inHours', { count: one })}
            </option>
          ))}
        </Select>
      )}
    </DecisionDialog>
  );
}
