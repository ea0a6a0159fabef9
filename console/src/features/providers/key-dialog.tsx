import type { ProviderKey, ProviderPartner } from '@croupier/contracts';
import { dayjs, useTexts } from '@croupier/i18n';
import { Select } from '@croupier/ui';
import { useChangeProvider } from '../../api/providers.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';

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
  const { t, formats } = useTexts('console');
  const { addKey, endKey, switchTo, reload } = useChangeProvider();
  const { kind, partner } = step;
  const used = kind === 'key' ? addKey : kind === 'end' ? endKey : switchTo;

  function confirm(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const about = { provider: partner.provider, note };
    if (kind === 'key') addKey.mutate(about, { ...callbacks, onSuccess: onKey });
    else if (kind === 'end') {
      const at = dayjs()
        .add(Number(fields.get('hours')), 'hour')
        .toISOString();
      endKey.mutate({ ...about, keyId: step.keyId, at }, callbacks);
    } else switchTo.mutate({ ...about, isOff: kind === 'off' }, callbacks);
  }

  const names = { name: partner.agreement.displayName, key: kind === 'end' ? step.keyId : '' };
  return (
    <DecisionDialog
      title={t(`partners.step.${kind}.title`, names)}
      confirm={t(`partners.step.${kind}.confirm`)}
      isDanger={kind === 'off' || kind === 'end'}
      isBusy={used.isPending}
      error={used.error}
      done={kind === 'key' ? null : t(`partners.step.${kind}.done`)}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => confirm(note, fields, callbacks)}
      onClose={onClose}
    >
      <p>{t(`partners.step.${kind}.text`, names)}</p>
      {kind === 'end' && (
        <Select name="hours" label={t('partners.endsIn')} defaultValue={24}>
          {hours.map((one) => (
            <option key={one} value={one}>
              {one === 0
                ? t('partners.atOnce')
                : t('partners.inHours', { count: one, number: formats.number(one) })}
            </option>
          ))}
        </Select>
      )}
    </DecisionDialog>
  );
}
