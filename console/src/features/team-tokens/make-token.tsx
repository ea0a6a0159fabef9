import type { MadeTeamToken } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, FaultText, Select, TextInput, useFailureText } from '@croupier/ui';
import { useId, useState } from 'react';
import { useMakeTeamToken } from '../../api/use-make-team-token.ts';
import { ShownSecret } from './shown-secret.tsx';
import styles from './team-tokens.module.css';

const lifeDays = [7, 30, 90, 366] as const;

/** Asks for whom, for which modules and how long; then shows the token, this once. */
export function MakeToken() {
  const { t } = useTexts('console');
  const { make, again } = useMakeTeamToken();
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<MadeTeamToken | null>(null);
  const formId = useId();

  function close(): void {
    setOpen(false);
    setMade(null);
    make.reset();
  }

  function submit(form: HTMLFormElement): void {
    const given = new FormData(form);
    const text = (name: string) => String(given.get(name)).trim();
    const input = { team: text('team'), modules: text('modules'), days: Number(text('days')) };
    const onSuccess = (token: MadeTeamToken) => {
      setMade(token);
      again();
    };
    if (!make.isPending) make.mutate(input, { onSuccess });
  }

  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
        {t('teams.make')}
      </Button>
      <Dialog
        isOpen={isOpen}
        size="s"
        title={t(made ? 'teams.madeTitle' : 'teams.make')}
        onClose={close}
        footer={
          made ? (
            <Button variant="primary" onClick={close}>
              {t('teams.close')}
            </Button>
          ) : (
            <>
              <Button onClick={close}>{t('teams.cancel')}</Button>
              <Button type="submit" form={formId} variant="primary" isBusy={make.isPending}>
                {t('teams.make')}
              </Button>
            </>
          )
        }
      >
        {made ? (
          <ShownSecret made={made} />
        ) : (
          <form
            id={formId}
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              submit(event.currentTarget);
            }}
          >
            <Fields error={make.error} />
          </form>
        )}
      </Dialog>
    </>
  );
}

function Fields({ error }: { error: ReturnType<typeof useMakeTeamToken>['make']['error'] }) {
  const { t } = useTexts('console');
  const failureText = useFailureText();
  const fault = (field: string, text: string) => (error?.fields[field] ? text : undefined);
  return (
    <>
      <TextInput
        label={t('teams.team')}
        name="team"
        maxLength={60}
        autoComplete="off"
        fault={fault('team', t('teams.teamMissing'))}
        data-autofocus
      />
      <TextInput
        label={t('teams.modules')}
        name="modules"
        dir="ltr"
        defaultValue="mfe-"
        maxLength={64}
        autoComplete="off"
        hint={t('teams.modulesHint')}
        fault={fault('modules', t('teams.modulesWrong'))}
      />
      <Select label={t('teams.days')} name="days" defaultValue={90}>
        {lifeDays.map((count) => (
          <option key={count} value={count}>
            {t('teams.forDays', { count })}
          </option>
        ))}
      </Select>
      <FaultText>{error && failureText(error)}</FaultText>
    </>
  );
}
