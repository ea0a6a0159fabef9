import type { AdminNotice } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card } from '@croupier/ui';
import { useState } from 'react';
import { usePublishNotice, useRemoveNotice } from '../../api/content.ts';
import { AskDialog } from './ask-dialog.tsx';
import type { PanelProps } from './panel-props.ts';
import { NoticeEditor } from './notice-editor.tsx';
import { Times } from './times.tsx';
import styles from './content.module.css';

interface NoticeLineProps extends PanelProps {
  readonly notice: AdminNotice;
}

const tones = { draft: 'neutral', planned: 'warning', shown: 'positive', over: 'neutral' } as const;

/** One notice: its state, its delivery and the possible actions. */
export function NoticeLine({ notice, ...panel }: NoticeLineProps) {
  const { t } = useTexts('console');
  // The time at which the list was loaded: each change reloads the list.
  const [now] = useState(() => new Date());
  const state = stateOf(notice, now);
  const [open, setOpen] = useState<'edit' | 'publish' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const [own] = panel.languages;
  const title = (own && notice.words[own]?.title) ?? notice.id;
  const publishing = notice.isPublished ? 'withdraw' : 'publish';
  return (
    <Card as="li" className={styles.line}>
      <div className={styles.about}>
        <strong dir="auto">{title}</strong>
        <Times showing={notice} />
        <span className={styles.badges}>
          <Badge tone={tones[state]}>{t(`content.states.${state}`)}</Badge>
          {notice.types.map((type) => (
            <Badge key={type}>{t(`content.types.${type}`)}</Badge>
          ))}
        </span>
      </div>
      <div className={styles.tools}>
        <Button
          variant={notice.isPublished ? 'secondary' : 'primary'}
          aria-label={t(`content.notice.${publishing}Of`, { what: title })}
          onClick={() => setOpen('publish')}
        >
          {t(`content.notice.${publishing}`)}
        </Button>
        <Button aria-label={t('content.editOf', { what: title })} onClick={() => setOpen('edit')}>
          {t('content.edit')}
        </Button>
        <Button
          variant="quiet"
          icon="close"
          aria-label={t('content.removeOf', { what: title })}
          onClick={() => setOpen('remove')}
        />
      </div>
      {open === 'edit' && <NoticeEditor {...panel} notice={notice} onClose={close} />}
      {open === 'publish' && (
        <Publishing brand={panel.brand} notice={notice} title={title} onClose={close} />
      )}
      {open === 'remove' && (
        <Removal brand={panel.brand} notice={notice} title={title} onClose={close} />
      )}
    </Card>
  );
}

interface ColleagueActionProps {
  readonly brand: string;
  readonly notice: AdminNotice;
  readonly title: string;
  readonly onClose: () => void;
}

function Publishing({ brand, notice, title, onClose }: ColleagueActionProps) {
  const { t } = useTexts('console');
  const publish = usePublishNotice();
  const { id, revision } = notice;
  const isPublished = !notice.isPublished;
  const way = isPublished ? 'publish' : 'withdraw';
  return (
    <AskDialog
      title={t(`content.notice.${way}Of`, { what: title })}
      confirm={t(`content.notice.${way}`)}
      isDanger={!isPublished}
      text={t(`content.notice.${way}Text`)}
      action={publish}
      onDo={(note, ends) => publish.mutate({ brand, id, revision, note, isPublished }, ends)}
      onClose={onClose}
    />
  );
}

function Removal({ brand, notice: { id, revision }, title, onClose }: ColleagueActionProps) {
  const { t } = useTexts('console');
  const remove = useRemoveNotice();
  return (
    <AskDialog
      title={t('content.removeOf', { what: title })}
      confirm={t('content.remove')}
      isDanger
      text={t('content.notice.removeText')}
      action={remove}
      onDo={(note, ends) => remove.mutate({ brand, id, revision, note }, ends)}
      onClose={onClose}
    />
  );
}

function stateOf({ isPublished, startsAt, endsAt }: AdminNotice, now: Date): keyof typeof tones {
  if (!isPublished) return 'draft';
  if (new Date(startsAt) > now) return 'planned';
  return endsAt !== null && new Date(endsAt) <= now ? 'over' : 'shown';
}
