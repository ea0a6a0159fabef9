import type { MadeTeamToken } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, ErrorText, Select, TextInput, useFailureText } from '@croupier/ui';
import { useState } from 'react';
import { useMakeTeamToken } from '../../api/modules.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { ShownSecret } from './shown-secret.tsx';

const lifeDays = [7, 30, 90, 366] as const;

/** Asks for the team, the modules and the validity; then shows the token once. */
export function MakeToken() {
  const { t } = useTexts('console');
  const [shown, setShown] = useState<'form' | MadeTeamToken | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => setShown('form')}>
        {t('teams.make')}
      </Button>
      {shown === 'form' && <TokenForm onMade={setShown} onClose={close} />}
      {shown !== null && shown !== 'form' && (
        <Dialog
          isOpen
          size="s"
          title={t('teams.madeTitle')}
          onClose={close}
          footer={
            <Button variant="primary" onClick={close}>
              {t('teams.close')}
            </Button>
          }
        >
          <ShownSecret made={shown} />
        </Dialog>
      )}
    </>
  );
}

interface TokenFormProps {
  readonly onMade: (made: MadeTeamToken) => void;
  readonly onClose: () => void;
}

function TokenForm({ onMade, onClose }: TokenFormProps) {
  const { t, formats } = useTexts('console');
  const failureText = useFailureText();
  const { make, reload } = useMakeTeamToken();
  const { error } = make;
  const errorOf = (field: string, text: string) => (error?.fields[field] ? text : undefined);

  function submit(given: FormData): void {
    const text = (name: string) => String(given.get(name)).trim();
    const input = { team: text('team'), modules: text('modules'), days: Number(text('days')) };
    make.mutate(input, { onSuccess: onMade, onSettled: reload });
  }

  return (
    <FormDialog
      size="s"
      title={t('teams.make')}
      confirm={t('teams.make')}
      isBusy={make.isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('teams.team')}
        name="team"
        maxLength={60}
        autoComplete="off"
        error={errorOf('team', t('teams.teamMissing'))}
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
        error={errorOf('modules', t('teams.modulesWrong'))}
      />
      <Select label={t('teams.days')} name="days" defaultValue={90}>
        {lifeDays.map((count) => (
          <option key={count} value={count}>
            {t('teams.forDays', { count, number: formats.number(count) })}
          </option>
        ))}
      </Select>
      <ErrorText>{error && failureText(error)}</ErrorText>
    </FormDialog>
  );
}
