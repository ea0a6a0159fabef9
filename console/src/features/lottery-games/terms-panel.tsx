import type { GameTerms, Schedule, StakeBounds } from '@croupier/contracts';
import { languages } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import styles from './lottery-games.module.css';

interface TermsPanelProps {
  readonly terms: GameTerms;
  readonly change: (changes: Partial<GameTerms>) => void;
}

/** Names, times, limits and prize groups. */
export function TermsPanel({ terms, change }: TermsPanelProps) {
  return (
    <>
      <Names terms={terms} change={change} />
      <Times schedule={terms.schedule} onChange={(schedule) => change({ schedule })} />
      {Object.entries(terms.limits).map(([currency, bounds]) => (
        <Limits
          key={currency}
          currency={currency}
          bounds={bounds}
          onChange={(next) => change({ limits: { ...terms.limits, [currency]: next } })}
        />
      ))}
      <Groups terms={terms} change={change} />
    </>
  );
}

function Names({ terms: { name }, change }: TermsPanelProps) {
  const { t } = useTexts('console');
  return (
    <fieldset className={styles.group}>
      <legend>{t('lotteryGames.names')}</legend>
      {languages.map((language) => (
        <TextInput
          key={language}
          name={`name.${language}`}
          label={t(`lotteryGames.languages.${language}`)}
          lang={language}
          dir="auto"
          value={name[language]}
          onChange={(event) => change({ name: { ...name, [language]: event.currentTarget.value } })}
        />
      ))}
    </fieldset>
  );
}

interface TimesProps {
  readonly schedule: Schedule;
  readonly onChange: (schedule: Schedule) => void;
}

function Times({ schedule, onChange }: TimesProps) {
  const { t } = useTexts('console');
  return (
    <fieldset className={styles.group}>
      <legend>{t('lotteryGames.schedule')}</legend>
      {schedule.kind === 'every' ? (
        <TextInput
          type="number"
          name="seconds"
          label={t('lotteryGames.seconds')}
          hint={t('lotteryGames.secondsHint')}
          value={schedule.seconds}
          onChange={({ currentTarget }) =>
            onChange({ ...schedule, seconds: Number(currentTarget.value) })
          }
        />
      ) : (
        <>
          <TextInput
            type="time"
            name="time"
            label={t('lotteryGames.time')}
            value={schedule.time}
            onChange={({ currentTarget }) => onChange({ ...schedule, time: currentTarget.value })}
          />
          <TextInput
            name="timeZone"
            label={t('lotteryGames.zone')}
            dir="ltr"
            value={schedule.timeZone}
            onChange={({ currentTarget }) =>
              onChange({ ...schedule, timeZone: currentTarget.value })
            }
          />
        </>
      )}
      <TextInput
        type="number"
        name="lockSeconds"
        label={t('lotteryGames.lockSeconds')}
        value={schedule.lockSeconds}
        onChange={({ currentTarget }) =>
          onChange({ ...schedule, lockSeconds: Number(currentTarget.value) })
        }
      />
    </fieldset>
  );
}

const bounds = ['minStake', 'maxStake', 'maxStakePerDraw', 'maxPayout'] as const;

interface LimitsProps {
  readonly currency: string;
  readonly bounds: StakeBounds;
  readonly onChange: (bounds: StakeBounds) => void;
}

function Limits({ currency, bounds: set, onChange }: LimitsProps) {
  const { t } = useTexts('console');
  return (
    <fieldset className={styles.group}>
      <legend>{t('lotteryGames.limits', { currency })}</legend>
      {bounds.map((bound) => (
        <TextInput
          key={bound}
          name={`${currency}.${bound}`}
          label={t(`lotteryGames.bounds.${bound}`)}
          inputMode="decimal"
          dir="ltr"
          value={set[bound]}
          onChange={({ currentTarget }) => onChange({ ...set, [bound]: currentTarget.value })}
        />
      ))}
    </fieldset>
  );
}

function Groups({ terms: { prizeModes }, change }: TermsPanelProps) {
  const { t } = useTexts('console');
  const grouped = prizeModes.filter(({ group }) => group !== null);
  if (grouped.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{t('lotteryGames.groups')}</legend>
      {grouped.map(({ mode, group }) => (
        <TextInput
          key={mode}
          type="number"
          name={`group.${mode}`}
          label={mode}
          hint={t('lotteryGames.groupHint')}
          value={group ?? ''}
          onChange={({ currentTarget }) =>
            change({
              prizeModes: prizeModes.map((one) =>
                one.mode === mode ? { mode, group: Number(currentTarget.value) } : one,
              ),
            })
          }
        />
      ))}
    </fieldset>
  );
}
