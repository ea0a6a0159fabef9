import type { TeamMovePreview } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, Skeleton, TextInput, useFailureText } from '@croupier/ui';
import { useState } from 'react';
import { useMoveDecisions, useMovePreview } from '../../api/agents.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';
import styles from './agents.module.css';

interface MoveDialogProps {
  readonly brand: string;
  readonly account: string;
  /** The agent above to begin with, for a move back; `null`: none. */
  readonly target?: string | null;
  readonly onClose: () => void;
}

/** Moves a team: first the new agent above and the preview of the effect, then the reason. */
export function MoveDialog({ brand, account, target, onClose }: MoveDialogProps) {
  const { t } = useTexts('console');
  const { propose, reload } = useMoveDecisions();
  const [typed, setTyped] = useState(target ?? '');
  const [chosen, setChosen] = useState<string | null>(target === undefined ? null : (target ?? ''));
  const to = chosen === null ? undefined : chosen || null;
  const preview = useMovePreview(
    to === undefined ? null : { brand, account, ...(to !== null && { to }) },
  );
  const isAllowed = preview.data?.obstacles.length === 0;

  return (
    <DecisionDialog
      size="m"
      title={t('agents.move.of', { account })}
      confirm={t('agents.move.open')}
      isBusy={propose.isPending}
      error={propose.error}
      done={t('agents.move.done', { account })}
      reload={reload}
      onConfirm={(note, _fields, { callbacks }) => {
        if (to === undefined || !isAllowed) setChosen(typed.trim());
        else propose.mutate({ brand, account, to, note }, callbacks);
      }}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextInput
          name="to"
          label={t('agents.move.to')}
          hint={t('agents.move.hint')}
          autoComplete="off"
          autoCapitalize="none"
          dir="ltr"
          maxLength={64}
          data-autofocus
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChosen(null);
          }}
        />
        <div>
          <Button onClick={() => setChosen(typed.trim())}>{t('agents.move.preview')}</Button>
        </div>
        <Preview preview={preview} isAsked={to !== undefined} />
      </div>
    </DecisionDialog>
  );
}

interface PreviewProps {
  readonly preview: ReturnType<typeof useMovePreview>;
  readonly isAsked: boolean;
}

function Preview({ preview, isAsked }: PreviewProps) {
  const { t } = useTexts('console');
  const failureText = useFailureText();
  if (!isAsked) return <p className={styles.note}>{t('agents.move.first')}</p>;
  if (preview.isPending) return <Skeleton lines={2} height={24} />;
  if (preview.error) return <ErrorText>{failureText(preview.error)}</ErrorText>;
  return <Effect effect={preview.data} />;
}

function Effect({ effect }: { readonly effect: TeamMovePreview }) {
  const { t, formats } = useTexts('console');
  const { members, agents, from, needsSecondPerson, obstacles } = effect;
  const numbers = { members: formats.number(members), agents: formats.number(agents) };
  return (
    <div role="status" aria-label={t('agents.move.effect')}>
      <p>{t('agents.move.size', { ...numbers, from: from ?? t('members.none') })}</p>
      {needsSecondPerson && <p className={styles.note}>{t('agents.move.second')}</p>}
      {obstacles.length > 0 && (
        <ul className={styles.obstacles}>
          {obstacles.map(({ rule, first, second }) => (
            <li key={rule}>{t(`agents.move.rule.${rule}`, { first, second })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
