import { useTexts } from '@croupier/i18n';
import styles from './file-link.module.css';

interface FileLinkProps {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** The same list as a CSV file. */
export function FileLink({ path, query }: FileLinkProps) {
  const { t } = useTexts('mfe-agent');
  const search = new URLSearchParams(query).toString();
  return (
    <a className={styles.file} href={search ? `${path}?${search}` : path} download>
      {t('report.file')}
    </a>
  );
}
