import {
  campaignTriggerKinds,
  highestRankLevel,
  isJoinable,
  type CampaignDraft,
  type CampaignTrigger,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, Select, TextInput, type FieldErrors } from '@croupier/ui';
import { CategoriesInput } from '../../lib/categories-input.tsx';
import { claimOf, hasTiers, triggerOf } from './begin.ts';
import styles from './campaigns.module.css';
import { NumberInput } from '../../lib/number-input.tsx';

interface TriggerInputProps {
  readonly draft: CampaignDraft;
  readonly errors: FieldErrors;
  readonly set: (changes: Partial<CampaignDraft>) => void;
}

/** What makes the campaign give its reward. */
export function TriggerInput({ draft, errors, set }: TriggerInputProps) {
  const { t } = useTexts('console');
  const { trigger, tiers } = draft;

  function choose(value: string): void {
    const kind = campaignTriggerKinds.find((one) => one === value);
    if (!kind) return;
    const first = tiers.slice(0, 1).map((tier) => ({ ...tier, from: '0' }));
    set({
      trigger: triggerOf(kind),
      tiers: hasTiers(kind) ? tiers : first,
      needsJoin: draft.needsJoin && isJoinable(kind),
      claim: claimOf(kind, draft.claim),
    });
  }

  return (
    <fieldset className={styles.group}>
      <legend>{t('campaigns.trigger')}</legend>
      <Select
        name="trigger"
        label={t('campaigns.triggerKind')}
        value={trigger.kind}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {campaignTriggerKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`campaigns.triggers.${kind}`)}
          </option>
        ))}
      </Select>
      <Details trigger={trigger} errors={errors} onChange={(next) => set({ trigger: next })} />
    </fieldset>
  );
}

interface DetailsProps {
  readonly trigger: CampaignTrigger;
  readonly errors: FieldErrors;
  readonly onChange: (trigger: CampaignTrigger) => void;
}

function Details({ trigger, errors, onChange }: DetailsProps) {
  const { t, formats } = useTexts('console');
  switch (trigger.kind) {
    case 'nth-deposit':
      return (
        <NumberInput
          name="number"
          label={t('campaigns.number')}
          error={errors['draft.trigger.number']}
          value={trigger.number}
          onChange={(number) => onChange({ ...trigger, number })}
        />
      );
    case 'login-streak':
      return (
        <NumberInput
          name="days"
          label={t('campaigns.days')}
          error={errors['draft.trigger.days']}
          value={trigger.days}
          onChange={(days) => onChange({ ...trigger, days })}
        />
      );
    case 'rank':
      return (
        <NumberInput
          name="level"
          label={t('campaigns.level', { most: formats.number(highestRankLevel) })}
          error={errors['draft.trigger.level']}
          value={trigger.level}
          onChange={(level) => onChange({ ...trigger, level })}
        />
      );
    case 'code':
      return (
        <TextInput
          name="code"
          label={t('campaigns.code')}
          hint={t('campaigns.codeHint')}
          error={errors['draft.trigger.code']}
          value={trigger.code}
          dir="ltr"
          autoComplete="off"
          maxLength={32}
          onChange={(event) =>
            onChange({ ...trigger, code: event.currentTarget.value.toUpperCase() })
          }
        />
      );
    case 'turnover':
    case 'loss':
      return <PlayDetails trigger={trigger} onChange={onChange} />;
    case 'schedule':
      return <ScheduleDetails trigger={trigger} errors={errors} onChange={onChange} />;
    default:
      return null;
  }
}

type OfKind<Kind extends CampaignTrigger['kind']> = Extract<CampaignTrigger, { kind: Kind }>;

interface PlayProps {
  readonly trigger: OfKind<'turnover'> | OfKind<'loss'>;
  readonly onChange: (trigger: CampaignTrigger) => void;
}

const periods = ['day', 'week', 'month', 'campaign'] as const;

function PlayDetails({ trigger, onChange }: PlayProps) {
  const { t } = useTexts('console');
  const { kind, period, categories } = trigger;

  function choose(value: string): void {
    const wanted = periods.find((one) => one === value) ?? 'week';
    if (kind === 'turnover') onChange({ ...trigger, kind, period: wanted });
    else if (wanted !== 'campaign') onChange({ ...trigger, kind, period: wanted });
  }

  return (
    <>
      <Select
        name="period"
        label={t('campaigns.period')}
        value={period}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {periods
          .filter((one) => kind === 'turnover' || one !== 'campaign')
          .map((one) => (
            <option key={one} value={one}>
              {t(`campaigns.periods.${one}`)}
            </option>
          ))}
      </Select>
      <CategoriesInput
        categories={categories}
        onChange={(chosen) => onChange({ ...trigger, categories: chosen })}
      />
    </>
  );
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

interface ScheduleProps {
  readonly trigger: OfKind<'schedule'>;
  readonly errors: FieldErrors;
  readonly onChange: (trigger: CampaignTrigger) => void;
}

function ScheduleDetails({ trigger, errors, onChange }: ScheduleProps) {
  const { t } = useTexts('console');
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t('campaigns.weekdays')}</legend>
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            name={`weekday.${day}`}
            label={t(`campaigns.weekday.${day}`)}
            checked={trigger.weekdays.includes(day)}
            onChange={(event) =>
              onChange({
                ...trigger,
                weekdays: weekdays.filter((one) =>
                  one === day ? event.currentTarget.checked : trigger.weekdays.includes(one),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <TextInput
        type="time"
        name="time"
        label={t('campaigns.time')}
        error={errors['draft.trigger.time']}
        value={trigger.time}
        onChange={(event) => onChange({ ...trigger, time: event.currentTarget.value })}
      />
    </>
  );
}
