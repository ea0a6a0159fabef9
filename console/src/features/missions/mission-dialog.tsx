import { missionPeriods, type AdminMission, type CampaignGift } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, ErrorText, Select, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useMissionChanges } from '../../api/missions.ts';
import { DecisionDialog, type DecisionEnds } from '../../lib/decision-dialog.tsx';
import styles from '../../lib/rewarding.module.css';
import { TitleFields } from '../../lib/title-fields.tsx';
import { giftOf } from '../campaigns/begin.ts';
import { GiftInput } from '../campaigns/gift-input.tsx';
import { MissionSteps } from './mission-steps.tsx';
import { missionIn } from './typed-mission.ts';

interface MissionDialogProps {
  readonly brand: string;
  readonly currency: string;
  /** A new mission can follow one of these. */
  readonly missions: readonly AdminMission[];
  readonly onClose: () => void;
}

/** Creates a mission: what it asks and gives cannot be changed later. */
export function MissionDialog({ brand, currency, missions, onClose }: MissionDialogProps) {
  const { t, local } = useTexts('console');
  const { create, reload } = useMissionChanges();
  const [isUnreadable, setUnreadable] = useState(false);
  const [gift, setGift] = useState<CampaignGift>(giftOf('cash'));

  function send(note: string, fields: FormData, ends: DecisionEnds): void {
    const ids = missions.map(({ id }) => id);
    const typed = gift.kind === 'fixed' ? missionIn(fields, ids, gift.reward) : null;
    setUnreadable(typed === null);
    if (typed) create.mutate({ brand, ...typed, note }, ends);
  }

  return (
    <DecisionDialog
      size="l"
      title={t('missions.create')}
      confirm={t('missions.create')}
      done={t('missions.created')}
      isBusy={create.isPending}
      error={create.error}
      reload={reload}
      onConfirm={(note, fields, { ends }) => send(note, fields, ends)}
      onClose={onClose}
    >
      <p className={styles.note}>{t('missions.fixed')}</p>
      <TitleFields />
      <div className={styles.fields}>
        <Select name="period" label={t('missions.period')}>
          {missionPeriods.map((period) => (
            <option key={period} value={period}>
              {t(`missions.period-of.${period}`)}
            </option>
          ))}
        </Select>
        <Select name="after" label={t('missions.after')}>
          <option value="">{t('missions.no-after')}</option>
          {missions.map(({ id, showing }) => (
            <option key={id} value={id}>
              {local(showing.title)}
            </option>
          ))}
        </Select>
      </div>
      <MissionSteps currency={currency} />
      <GiftInput
        brand={brand}
        gift={gift}
        isShareable={false}
        hasValue={false}
        onChange={setGift}
      />
      <div className={styles.fields}>
        <TextInput
          name="claimDays"
          label={t('missions.claimDays')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          defaultValue="3"
        />
      </div>
      <ShowingFields position={missions.length + 1} />
      <ErrorText>{isUnreadable && t('missions.unreadable')}</ErrorText>
    </DecisionDialog>
  );
}

interface ShowingFieldsProps {
  readonly position: number;
  readonly endsAt?: string;
  readonly isEnabled?: boolean;
}

/** The end, the place in the list, and whether the mission is on. */
export function ShowingFields({ position, endsAt = '', isEnabled = true }: ShowingFieldsProps) {
  const { t } = useTexts('console');
  return (
    <>
      <div className={styles.fields}>
        <TextInput
          name="endsAt"
          type="datetime-local"
          label={t('missions.endsAt')}
          hint={t('missions.endsAtHint')}
          defaultValue={endsAt}
        />
        <TextInput
          name="position"
          label={t('missions.position')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          defaultValue={String(position)}
        />
      </div>
      <Checkbox name="isEnabled" label={t('missions.isEnabled')} defaultChecked={isEnabled} />
    </>
  );
}
