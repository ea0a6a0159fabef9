import type { TeamToken } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import { ConfirmDialog } from '@croupier/ui/confirm-dialog';
import { useState } from 'react';
import { useRevokeTeamToken } from '../../api/modules.ts';

/** Revokes a token after a confirmation. */
export function RevokeToken({ token }: { token: TeamToken }) {
  const { t } = useTexts('console');
  const { revoke, reload } = useRevokeTeamToken();
  const [isOpen, setOpen] = useState(false);

  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('teams.revokeOf', { team: token.team })}
        onClick={() => setOpen(true)}
      >
        {t('teams.revoke')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('teams.revokeOf', { team: token.team })}
          confirm={t('teams.revoke')}
          isDanger
          isBusy={revoke.isPending}
          error={revoke.error}
          onConfirm={() => revoke.mutate({ id: token.id }, { onSuccess: close, onSettled: reload })}
          onClose={close}
        >
          {t('teams.revokeText')}
        </ConfirmDialog>
      )}
    </>
  );
}
