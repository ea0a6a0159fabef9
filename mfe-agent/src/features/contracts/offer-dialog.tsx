import type { ContractOverview, ContractTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, ErrorText, Select, TextInput } from '@croupier/ui';
import { useId } from 'react';
import { TierFields } from './tier-fields.tsx';
import { useOffer } from './use-offer.ts';
import styles from './contracts.module.css';

interface OfferDialogProps {
  /** The agent's own terms, which the offer cannot exceed. */
  readonly own: ContractTerms;
  readonly agents: ContractOverview['agents'];
  readonly onClose: () => void;
}

const daysToChoose = [1, 3, 7, 14, 30] as const;

/** Offers a contract to an agent directly below, starting from the agent's own terms. */
export function OfferDialog({ own, agents, onClose }: OfferDialogProps) {
  const { t, formats } = useTexts('mfe-agent');
  const id = useId();
  const { ref, typed, change, errors, ...form } = useOffer({ own, agents, onClose });
  return (
    <Dialog
      isOpen
      title={t('contracts.offer')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('groups.back')}</Button>
          <Button variant="primary" type="submit" form={id} isBusy={form.isPending} data-default>
            {t('contracts.send')}
          </Button>
        </>
      }
    >
      <form ref={ref} id={id} className={styles.form} onSubmit={form.submit} noValidate>
        <p className={styles.note}>{t('contracts.offer-text')}</p>
        <Select
          label={t('contracts.to')}
          name="agentId"
          value={form.agentId}
          onChange={(event) => form.setAgent(event.currentTarget.value)}
          error={errors['agentId']}
        >
          {agents.map((agent) => (
            <option key={agent.id} value={agent.id}>
              {agent.account}
            </option>
          ))}
        </Select>
        <TierFields
          own={own}
          typed={typed}
          errors={errors}
          onTiers={(tiers) => change({ tiers })}
        />
        <ConditionFields own={own} typed={typed} errors={errors} onChange={change} />
        <Select
          label={t('contracts.days')}
          name="days"
          value={form.days}
          onChange={(event) => form.setDays(event.currentTarget.value)}
          error={errors['days']}
        >
          {daysToChoose.map((days) => (
            <option key={days} value={days}>
              {t('links.days', { count: days, days: formats.number(days) })}
            </option>
          ))}
        </Select>
        <ErrorText>{form.failure}</ErrorText>
      </form>
    </Dialog>
  );
}

interface ConditionFieldsProps {
  readonly own: OfferDialogProps['own'];
  readonly typed: ReturnType<typeof useOffer>['typed'];
  readonly errors: ReturnType<typeof useOffer>['errors'];
  readonly onChange: ReturnType<typeof useOffer>['change'];
}

/** What happens to losses, and the turnover that a payout asks for. */
function ConditionFields({ own, typed, errors, onChange }: ConditionFieldsProps) {
  const { t } = useTexts('mfe-agent');
  return (
    <>
      {own.losses === 'reset' && (
        <Select
          label={t('contracts.losses')}
          name="terms.losses"
          value={typed.losses ?? 'reset'}
          onChange={(event) =>
            onChange({ losses: event.currentTarget.value === 'carry' ? 'carry' : 'reset' })
          }
          error={errors['terms.losses']}
        >
          <option value="reset">{t('terms.losses.reset')}</option>
          <option value="carry">{t('terms.losses.carry')}</option>
        </Select>
      )}
      {(['minimumTurnover', 'validTurnover'] as const).map((field) => (
        <TextInput
          key={field}
          label={t(`contracts.${field}`)}
          name={`terms.${field}`}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={typed[field]}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
          error={errors[`terms.${field}`]}
        />
      ))}
    </>
  );
}
