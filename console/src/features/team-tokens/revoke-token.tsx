import type { TeamToken } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, ErrorText, useFailureText } from '@croupier/ui';
import { useState } from 'react';
import { useRevokeTeamToken } from '../../api/modules.ts';

/** Revokes a token after a confirmation. */
export function RevokeToken({ token }: { token: TeamToken }) {
  const { t } = useTexts('console');
  const failureText = useFailureText();
  const { revoke, again } = useRevokeTeamToken();
  const [isOpen, setOpen] = useState(false);

  function confirm(): void {
    const onSuccess = () => {
      again();
      setOpen(false);
    };
    revoke.mutate({ id: token.id }, { onSuccess });
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('teams.revokeOf', { team: token.team })}
        onClick={() => setOpen(true)}
      >
        {t('teams.revoke')}
      </Button>
      <Dialog
        isOpen={isOpen}
        size="s"
        title={t('teams.revokeOf', { team: token.team })}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('teams.cancel')}</Button>
            <Button variant="danger" isBusy={revoke.isPending} onClick={confirm}>
              {t('teams.revoke')}
            </Button>
          </>
        }
      >
        <p>{t('teams.revokeText')}</p>
        <ErrorText>{revoke.error && failureText(revoke.error)}</ErrorText>
      </Dialog>
    </>
  );
}
