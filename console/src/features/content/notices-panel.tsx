import { noticeTypes, noticeCalls, type NoticeDraft, type NoticeId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Checkbox, ErrorText } from '@croupier/ui';
import { DocumentPanel } from '../documents/document-panel.tsx';
import type { DocumentView, DraftInputs } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';
import { ShowingInputs } from './showing-inputs.tsx';
import { WrittenInput } from './written-input.tsx';
import styles from './content.module.css';

/** A brand's notices to its players, newest first. */
export function NoticesPanel(panel: PanelProps) {
  return <DocumentPanel {...panel} view={useNoticeView()} />;
}

function useNoticeView(): DocumentView<NoticeDraft, NoticeId> {
  const { t } = useTexts('console');
  return {
    calls: noticeCalls,
    isOrdered: false,
    groups: [{ id: 'notices', label: t('content.kinds.notices'), has: () => true }],
    texts: {
      add: t('content.notice.add'),
      edit: t('content.notice.edit'),
      empty: t('content.notice.empty'),
      removeText: t('content.notice.removeText'),
      restoreText: t('content.notice.restoreText'),
    },
    begin: () => ({
      types: ['B'],
      words: {},
      startsAt: new Date().toISOString(),
      endsAt: null,
    }),
    words: ({ words }) => words,
    showing: (draft) => draft,
    isRemovable: () => true,
    details: ({ draft }) => (
      <span className={styles.badges}>
        {draft.types.map((type) => (
          <Badge key={type}>{t(`content.types.${type}`)}</Badge>
        ))}
      </span>
    ),
    inputs: (props) => <NoticeInputs {...props} />,
  };
}

function NoticeInputs({ languages, draft, errors, set }: DraftInputs<NoticeDraft>) {
  return (
    <>
      <TypesInput types={draft.types} error={errors['draft.types']} onChange={set} />
      <WrittenInput
        languages={languages}
        words={draft.words}
        path="draft.words"
        errors={errors}
        onChange={(words) => set({ words })}
      />
      <ShowingInputs showing={draft} errors={errors} onChange={set} />
    </>
  );
}

interface TypesInputProps {
  readonly types: NoticeDraft['types'];
  readonly error: string | undefined;
  readonly onChange: (changes: Pick<NoticeDraft, 'types'>) => void;
}

function TypesInput({ types, error, onChange }: TypesInputProps) {
  const { t } = useTexts('console');
  return (
    <fieldset className={styles.group}>
      <legend>{t('content.notice.types')}</legend>
      {noticeTypes.map((type) => (
        <Checkbox
          key={type}
          name={`type.${type}`}
          label={t(`content.types.${type}`)}
          hint={t(`content.typeHints.${type}`)}
          checked={types.includes(type)}
          onChange={(event) =>
            onChange({
              types: noticeTypes.filter((one) =>
                one === type ? event.currentTarget.checked : types.includes(one),
              ),
            })
          }
        />
      ))}
      <ErrorText>{error}</ErrorText>
    </fieldset>
  );
}
