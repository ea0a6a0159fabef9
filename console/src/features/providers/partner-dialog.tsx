import type { ProviderKey, ProviderPartner } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, Select, TextArea, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useChangeProvider } from '../../api/providers.ts';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';
import {
  agreementOf,
  amountsText,
  dialects,
  firstAgreement,
  gamesText,
  lobbiesText,
  repeats,
  rights,
  rules,
  unreadableIn,
} from './agreement-of.ts';
import styles from './providers.module.css';

interface PartnerDialogProps {
  /** `null`: a new one. */
  readonly partner: ProviderPartner | null;
  readonly onAdded: (key: ProviderKey) => void;
  readonly onClose: () => void;
}

/** The agreement with a provider; saving a new one creates its first key. */
export function PartnerDialog({ partner, onAdded, onClose }: PartnerDialogProps) {
  const { t } = useTexts('console');
  const { add, change, reload } = useChangeProvider();
  const { error, isPending } = partner ? change : add;
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const faulty = Object.keys(error?.fields ?? {});
  /** An error in a part of a field, such as one address of a list, is shown at the field. */
  const errorOf = (field: string) =>
    unreadable.includes(field) ||
    faulty.some((one) => one === field || `${one}.`.startsWith(`agreement.${field}.`))
      ? t(field === 'provider' ? 'partners.idError' : 'partners.fieldError')
      : undefined;

  function confirm(note: string, fields: FormData, callbacks: DecisionCallbacks): void {
    const unread = unreadableIn(fields);
    setUnreadable(unread);
    if (unread.length > 0) return;
    const agreement = agreementOf(fields);
    if (!partner) {
      const provider = String(fields.get('provider')).trim();
      add.mutate({ provider, agreement, note }, { ...callbacks, onSuccess: onAdded });
      return;
    }
    const { provider, revision } = partner;
    change.mutate({ provider, revision, agreement, note }, callbacks);
  }

  return (
    <DecisionDialog
      size="l"
      title={
        partner
          ? t('partners.changeTitle', { name: partner.agreement.displayName })
          : t('partners.addTitle')
      }
      confirm={t(partner ? 'partners.change' : 'partners.add')}
      isBusy={isPending}
      error={error}
      done={partner && t('partners.changed')}
      reload={reload}
      onConfirm={(note, fields, { callbacks }) => confirm(note, fields, callbacks)}
      onClose={onClose}
    >
      {!partner && (
        <TextInput
          name="provider"
          label={t('partners.id')}
          hint={t('partners.idHint')}
          error={errorOf('provider')}
          dir="ltr"
          autoComplete="off"
          maxLength={31}
          data-autofocus
        />
      )}
      <AgreementInputs agreement={partner?.agreement ?? firstAgreement} errorOf={errorOf} />
    </DecisionDialog>
  );
}

interface AgreementInputsProps {
  readonly agreement: ProviderPartner['agreement'];
  readonly errorOf: (field: string) => string | undefined;
}

function AgreementInputs({ agreement, errorOf }: AgreementInputsProps) {
  const { t } = useTexts('console');
  const text = (name: string, value: string) => ({
    name,
    label: t(`partners.field.${name}`),
    defaultValue: value,
    error: errorOf(name),
    dir: 'ltr' as const,
    autoComplete: 'off',
    spellCheck: false,
  });
  const hinted = (name: string, value: string) => ({
    ...text(name, value),
    hint: t(`partners.hint.${name}`),
  });
  return (
    <>
      <TextInput {...text('displayName', agreement.displayName)} dir="auto" maxLength={60} />
      <TextInput {...hinted('origin', agreement.origin)} inputMode="url" />
      <TextInput {...hinted('addresses', agreement.addresses.join(', '))} />
      <TextInput {...hinted('launchOrigins', agreement.launchOrigins.join(', '))} />
      <TextInput {...hinted('pictureOrigins', agreement.pictureOrigins.join(', '))} />
      <Select name="dialect" label={t('partners.field.dialect')} defaultValue={agreement.dialect}>
        {dialects.map((one) => (
          <option key={one} value={one}>
            {t(`partners.dialect.${one}`)}
          </option>
        ))}
      </Select>
      <TextArea {...hinted('publicKeys', agreement.publicKeys.join('\n'))} />
      <Select name="repeats" label={t('partners.field.repeats')} defaultValue={agreement.repeats}>
        {repeats.map((one) => (
          <option key={one} value={one}>
            {t(`partners.repeats.${one}`)}
          </option>
        ))}
      </Select>
      <fieldset className={styles.rights}>
        <legend>{t('partners.rights')}</legend>
        {rights.map((right) => (
          <Checkbox
            key={right}
            name={right}
            label={t(`partners.right.${right}`)}
            defaultChecked={agreement[right]}
          />
        ))}
        {rules.map((rule) => (
          <Checkbox
            key={rule}
            name={rule}
            label={t(`partners.right.${rule}`)}
            defaultChecked={agreement.rules[rule]}
          />
        ))}
      </fieldset>
      <TextArea {...hinted('games', gamesText(agreement.games))} rows={3} />
      <TextArea {...hinted('lobbies', lobbiesText(agreement.lobbies))} rows={3} />
      <TextInput {...hinted('maxStake', amountsText(agreement.maxStake))} />
      <TextInput {...hinted('maxWin', amountsText(agreement.maxWin))} />
      <TextInput
        {...hinted('maxWinTimes', String(agreement.maxWinTimes))}
        inputMode="numeric"
        maxLength={8}
      />
    </>
  );
}
