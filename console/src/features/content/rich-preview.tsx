import { isPlainTag, isSafePlace, type RichNode, type RichText } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, useFailureText } from '@croupier/ui';
import { usePreviewContent } from '../../api/content.ts';
import styles from './content.module.css';

/** Preview of HTML as readers will see it: rendered from the platform's response. */
export function RichPreview({ html }: { html: string }) {
  const { t } = useTexts('console');
  const preview = usePreviewContent();
  const failureText = useFailureText();
  return (
    <div className={styles.preview}>
      <Button
        icon="eye"
        isBusy={preview.isPending}
        disabled={html === ''}
        onClick={() => preview.mutate({ html })}
      >
        {t('content.preview')}
      </Button>
      {preview.error && <p role="alert">{failureText(preview.error)}</p>}
      {preview.data && (
        <div role="region" aria-label={t('content.preview')} dir="auto" className={styles.words}>
          <Words words={preview.data.content} />
        </div>
      )}
    </div>
  );
}

function Words({ words }: { words: RichText }) {
  return words.map((node, position) => <Node key={position} node={node} />);
}

function Node({ node }: { node: RichNode }) {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br />;
  const inside = <Words words={node.children} />;
  if (node.tag !== 'a') return isPlainTag(node.tag) ? <node.tag>{inside}</node.tag> : inside;
  if (!isSafePlace(node.href)) return inside;
  return (
    <a href={node.href} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  );
}
