import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import { pageMarks } from './page-marks.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  /** Name of the paginated content, such as the table's name. */
  readonly label: string;
  /** Starts at 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Page numbers; renders nothing if there is only one page. */
export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  const { t, formats } = useTexts('ui');
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pages.of', { what: label })} className={styles.pages}>
      <Button
        variant="quiet"
        icon="chevron-left"
        aria-label={t('pages.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <ul role="list" className={styles.list}>
        {pageMarks(page, pages).map((mark, index) => (
          <li key={mark === 'gap' ? `gap ${index}` : mark}>
            {mark === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <button
                type="button"
                className={styles.page}
                aria-label={t('pages.page', { page: formats.number(mark) })}
                aria-current={mark === page ? 'page' : undefined}
                onClick={() => onPage(mark)}
              >
                {formats.number(mark)}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        icon="chevron-right"
        aria-label={t('pages.next')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
