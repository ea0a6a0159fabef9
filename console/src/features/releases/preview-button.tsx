import { useTexts } from '@croupier/i18n';
import { Button, Dialog, ErrorText, useFailureText } from '@croupier/ui';
import { usePreviewModule } from '../../api/modules.ts';
import styles from './releases.module.css';

interface PreviewButtonProps {
  readonly brand: string;
  readonly module: string;
  readonly version: string;
}

/** Creates a link that shows this release only to visitors who open the link. */
export function PreviewButton({ brand, module, version }: PreviewButtonProps) {
  const { t, formats } = useTexts('console');
  const preview = usePreviewModule();
  const textOf = useFailureText();
  const isOpen = preview.isSuccess || preview.isError;
  return (
    <>
      <Button
        size="s"
        icon="eye"
        isBusy={preview.isPending}
        onClick={() => preview.mutate({ brand, module, version })}
      >
        {t('releases.preview')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={preview.reset}
        size="s"
        title={t('releases.previewOf', { module, version })}
        footer={<Button onClick={preview.reset}>{t('change.back')}</Button>}
      >
        <ErrorText>{preview.error && textOf(preview.error)}</ErrorText>
        {preview.data && (
          <div className={styles.preview}>
            <p>{t('releases.previewText', { time: formats.dateTime(preview.data.expiresAt) })}</p>
            <a href={preview.data.url} target="_blank" rel="noreferrer" data-autofocus>
              {t('releases.previewOpen')}
            </a>
            <p className={styles.url} dir="ltr">
              {preview.data.url}
            </p>
          </div>
        )}
      </Dialog>
    </>
  );
}
