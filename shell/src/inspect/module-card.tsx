import type { SiteModule } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useShell } from '../shell-scope.tsx';
import { LocalBuildForm } from './local-build-form.tsx';
import { loadOf, type FileTiming, useTicks } from './module-load.ts';
import styles from './inspect.module.css';

interface ModuleCardProps {
  readonly module: SiteModule;
  readonly timings: readonly FileTiming[];
}

/** One module of the page: its release, its load cost, its permitted events, and its failures. */
export function ModuleCard({ module, timings }: ModuleCardProps) {
  const { failures } = useShell();
  const { t } = useTexts('inspect');
  useTicks(failures.noted);
  const { name, topics } = module.description;
  const own = failures.all().filter((failure) => failure.module.description.name === name);
  return (
    <section className={styles.module} aria-label={name}>
      <h3>
        {name} {module.isLocal && <Badge tone="warning">{t('local')}</Badge>}
      </h3>
      <dl>
        <Property name={t('version')}>{module.version}</Property>
        <Property name={t('source')}>{module.baseUrl}</Property>
        <Property name={t('loaded')}>
          <LoadWords module={module} timings={timings} />
        </Property>
        <Property name={t('publishes')}>{topics.publishes.join(', ') || t('none')}</Property>
        <Property name={t('reads')}>{topics.reads.join(', ') || t('none')}</Property>
        <Property name={t('failures')}>
          {own.length === 0
            ? t('none')
            : own.map(({ kind, piece, error, at }) => (
                <span key={`${at}${kind}${piece}`} className={styles.failure}>
                  {`${kind} ${piece}: ${String(error)}`}
                </span>
              ))}
        </Property>
      </dl>
      <LocalBuildForm module={module} />
    </section>
  );
}

function Property({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function LoadWords({ module, timings }: ModuleCardProps) {
  const { t, formats } = useTexts('inspect');
  const { files, bytes, ms } = loadOf(module, timings);
  if (files === 0) return t('notLoaded');
  return t('load', {
    files: formats.number(files),
    size: formats.number(bytes / 1024, { maximumFractionDigits: 1 }),
    time: formats.number(ms, { maximumFractionDigits: 0 }),
  });
}
