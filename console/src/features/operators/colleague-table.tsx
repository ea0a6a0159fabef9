import type { Colleague, OperatorRole } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Table } from '@croupier/ui';
import { useState } from 'react';
import { ColleagueDialog, type ColleagueAction } from './colleague-dialogs.tsx';
import { useRoleName } from './use-role-name.ts';
import styles from '../account/account.module.css';

interface ColleagueTableProps {
  readonly operators: readonly Colleague[];
  readonly roles: readonly OperatorRole[];
}

const tones = { active: 'positive', invited: 'warning', disabled: 'neutral' } as const;

/** All operator accounts and the possible actions. */
export function ColleagueTable({ operators, roles }: ColleagueTableProps) {
  const { t, formats } = useTexts('console');
  const roleName = useRoleName();
  const [asked, setAsked] = useState<{ colleague: Colleague; action: ColleagueAction } | null>(
    null,
  );

  const rolesOf = ({ grants }: Colleague) =>
    grants.map(({ role, brand }) => `${roleName(role)} · ${brand ?? t('operators.allBrands')}`);

  return (
    <Card className={styles.table}>
      <Table
        caption={t('operators.title')}
        rows={operators}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', header: t('operators.name'), cell: ({ name }) => <bdi>{name}</bdi> },
          {
            id: 'state',
            header: t('teams.state'),
            cell: ({ state }) => (
              <Badge tone={tones[state]}>{t(`operators.states.${state}`)}</Badge>
            ),
          },
          {
            id: 'roles',
            header: t('operators.roles'),
            cell: (colleague) => (
              <div>
                {rolesOf(colleague).map((text) => (
                  <div key={text}>{text}</div>
                ))}
              </div>
            ),
          },
          {
            id: 'factor',
            header: t('account.factor'),
            cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'account.on' : 'account.off'),
          },
          {
            id: 'power',
            header: t('operators.power'),
            cell: ({ power, invitedBy, vouchedBy }) => (
              <div>
                <div>{t(`operators.powers.${power}`)}</div>
                {invitedBy !== null && <div>{t('operators.invitedBy', { name: invitedBy })}</div>}
                {vouchedBy !== null && <div>{t('operators.vouchedBy', { name: vouchedBy })}</div>}
              </div>
            ),
          },
          {
            id: 'seen',
            header: t('account.seen'),
            cell: ({ lastSeenAt }) => (lastSeenAt ? formats.dateTime(lastSeenAt) : '–'),
          },
          {
            id: 'actions',
            header: t('teams.action'),
            cell: (colleague) => (
              <Actions
                colleague={colleague}
                onAction={(action) => setAsked({ colleague, action })}
              />
            ),
          },
        ]}
      />
      {asked && <ColleagueDialog {...asked} roles={roles} onClose={() => setAsked(null)} />}
    </Card>
  );
}

interface ActionsProps {
  readonly colleague: Colleague;
  readonly onAction: (action: ColleagueAction) => void;
}

function Actions({ colleague, onAction }: ActionsProps) {
  const { t } = useTexts('console');
  return (
    <div className={styles.acts}>
      {actionsOn(colleague).map((action) => (
        <Button
          key={action}
          variant="quiet"
          aria-label={t(`operators.action.${action}.title`, { name: colleague.name })}
          onClick={() => onAction(action)}
        >
          {t(`operators.action.${action}.act`)}
        </Button>
      ))}
    </div>
  );
}

function actionsOn({ state, isYou, isYours, power }: Colleague): readonly ColleagueAction[] {
  if (isYou) return [];
  if (state === 'disabled') return ['enable'];
  const canVouch = state === 'active' && power === 'vouching-due' && !isYours;
  return canVouch ? ['vouch', 'roles', 'reset', 'disable'] : ['roles', 'reset', 'disable'];
}
