import { calls, chatRulesCalls, type ChatRulesDraft } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { NumberInput } from '../../lib/number-input.tsx';
import styles from '../../lib/rewarding.module.css';
import { DocumentPanel } from '../documents/document-panel.tsx';
import type { DocumentView, DraftInputs } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';

/** The rules of a brand's room, which is open while they are published. */
export function ChatRulesPanel(panel: PanelProps) {
  return <DocumentPanel {...panel} view={useChatRulesView()} />;
}

function useChatRulesView(): DocumentView<ChatRulesDraft, 'room'> {
  const { t, formats } = useTexts('console');
  return {
    calls: chatRulesCalls,
    dependent: [calls.chatRains],
    isOrdered: false,
    isSingle: true,
    groups: [{ id: 'rules', label: t('chat.rules'), has: () => true }],
    texts: {
      add: t('chat.add'),
      edit: t('chat.change'),
      empty: t('chat.noRules'),
      removeText: t('chat.removeText'),
      restoreText: t('chat.restoreText'),
    },
    begin: () => ({ slowSeconds: 10, textLength: 200 }),
    words: () => t('chat.rules'),
    showing: () => null,
    isRemovable: () => true,
    details: ({ draft }) => (
      <span className={styles.note}>
        {t('chat.slow', { seconds: formats.number(draft.slowSeconds) })} ·{' '}
        {t('chat.length', { length: formats.number(draft.textLength) })}
      </span>
    ),
    inputs: (props) => <ChatRulesInputs {...props} />,
  };
}

function ChatRulesInputs({ draft, errors, set }: DraftInputs<ChatRulesDraft>) {
  const { t } = useTexts('console');
  return (
    <>
      <p className={styles.note}>{t('chat.rulesText')}</p>
      <div className={styles.fields}>
        {(['slowSeconds', 'textLength'] as const).map((field) => (
          <NumberInput
            key={field}
            name={field}
            label={t(`chat.${field}`)}
            value={draft[field]}
            error={errors[`draft.${field}`]}
            onChange={(number) => set({ [field]: number })}
          />
        ))}
      </div>
    </>
  );
}
