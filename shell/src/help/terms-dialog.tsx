import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, Empty, Retry, Skeleton } from '@croupier/ui';
import { RichWords } from './rich-words.tsx';
import styles from './help.module.css';

/** Where the terms stand on the help page (specification §2). */
const termsTopic = 'term';

/** The terms of use over a form that asks to accept them: the form stays as it is. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('help');
  return (
    <Dialog
      isOpen
      size="l"
      title={t('terms')}
      onClose={onClose}
      footer={
        <Button variant="primary" data-default onClick={onClose}>
          {t('termsRead')}
        </Button>
      }
    >
      <Terms />
    </Dialog>
  );
}

function Terms() {
  const { t, language } = useTexts('help');
  const help = useAnswer(calls.helpCenter, { language });
  if (help.isPending) return <Skeleton height={44} lines={8} />;
  if (help.error) return <Retry error={help.error} again={help.refetch} />;
  const terms = help.data.find(({ slug }) => slug === termsTopic);
  if (!terms) return <Empty art="river" title={t('empty')} text={t('emptyText')} />;
  return (
    <div className={styles.topic}>
      <RichWords words={terms.content} />
    </div>
  );
}
