import { foldText, type HelpEntry, type RichText } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Icon, LiveRegion, TextInput } from '@croupier/ui';
import { useRef, useState, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { RichWords } from '@croupier/ui/rich-words';
import styles from './help.module.css';

interface HelpTopicsProps {
  readonly entries: readonly HelpEntry[];
  /** True before the search code has loaded. */
  readonly isArriving?: boolean;
}

/** All topics in one column, with a search and a list that links to each. */
export function HelpTopics({ entries, isArriving = false }: HelpTopicsProps) {
  const { t, formats } = useTexts('help');
  const [query, setQuery] = useState('');
  const shown = searchHelp(entries, query);
  const columns = useRef<HTMLDivElement>(null);
  useHashTopic();

  function search(words: string): void {
    setQuery(words);
    // Fewer topics shorten the page: the search field would move below the header.
    columns.current?.scrollIntoView();
  }

  return (
    <div ref={columns} className={styles.columns}>
      <div className={styles.finder}>
        <div className={styles.search}>
          <TextInput
            type="search"
            name="query"
            label={t('search')}
            placeholder={t('searchHint')}
            value={query}
            readOnly={isArriving}
            onChange={(event) => search(event.target.value)}
          />
          <Icon name="search" />
        </div>
        <LiveRegion>
          {query.trim() && t('found', { count: shown.length, shown: formats.number(shown.length) })}
        </LiveRegion>
        <nav aria-label={t('topics')}>
          <ul className={styles.list}>
            {shown.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={{ hash: slug }} className={styles.link}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.topics} data-arriving={isArriving || undefined}>
        {shown.map((entry) => (
          <Topic key={entry.slug} entry={entry} />
        ))}
        {shown.length === 0 && (
          <Empty
            art="river"
            title={t('nothing', { query: query.trim() })}
            text={t('nothingText')}
            action={<Button onClick={() => setQuery('')}>{t('clear')}</Button>}
          />
        )}
      </div>
    </div>
  );
}

function Topic({ entry: { slug, title, content } }: { entry: HelpEntry }) {
  const titleId = `${slug}-title`;
  return (
    <section id={slug} tabIndex={-1} aria-labelledby={titleId} className={styles.topic}>
      <h2 id={titleId}>{title}</h2>
      <RichWords words={content} />
    </section>
  );
}

/** Scrolls to the topic that the address names, also when it is chosen again. */
function useHashTopic(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const topic = hash && document.getElementById(hash.slice(1));
    if (!topic) return;
    topic.scrollIntoView();
    topic.focus({ preventScroll: true });
  }, [hash, key]);
}

/** The entries that contain every word of the query, in title or text; all entries for an empty query. */
function searchHelp(entries: readonly HelpEntry[], query: string): readonly HelpEntry[] {
  const wanted = foldText(query).split(/\s+/);
  return entries.filter(({ title, content }) => {
    const text = foldText(`${title} ${wordsOf(content)}`);
    return wanted.every((word) => text.includes(word));
  });
}

function wordsOf(words: RichText): string {
  return words
    .map((node) => (typeof node === 'string' ? node : `${wordsOf(node.children)} `))
    .join('');
}
