import { CallFailed } from '@croupier/client';
import type { SiteModule } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, TextInput, useFailureText } from '@croupier/ui';
import { useState, type FormEvent } from 'react';
import { useShell } from '../shell-scope.tsx';
import { NoBuild } from './local-build.ts';
import { pointModule, unpointModule } from './point-module.ts';
import styles from './inspect.module.css';

/** Replaces the release with a build on the operator's own machine, or removes that build. */
export function LocalBuildForm({ module }: { module: SiteModule }) {
  const { reload, site } = useShell();
  const { t } = useTexts('inspect');
  const { name } = module.description;
  const [error, setError] = useState<unknown>(null);
  const failureOf = useWords();

  function change(work: Promise<void>): void {
    setError(null);
    work.then(reload, setError);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const address = new FormData(event.currentTarget).get('address');
    change(pointModule(name, String(address)));
  }

  if (module.isLocal)
    return (
      <div className={styles.form}>
        <Button size="s" onClick={() => change(unpointModule(name))}>
          {t('drop')}
        </Button>
        {error !== null && <p role="alert">{failureOf(error)}</p>}
      </div>
    );
  if (!site.canPoint) return <p className={styles.empty}>{t('mayNotPoint')}</p>;
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput label={t('address')} hint={t('addressHint')} name="address" type="url" required />
      <Button size="s" type="submit">
        {t('use')}
      </Button>
      {error !== null && <p role="alert">{failureOf(error)}</p>}
    </form>
  );
}

function useWords() {
  const { t } = useTexts('inspect');
  const textOf = useFailureText();
  return (error: unknown) => {
    if (error instanceof NoBuild) return t('noBuild');
    const isStranger = error instanceof CallFailed && error.code === 'unauthenticated';
    if (!isStranger) return textOf(error);
    return (
      <>
        {t('signInFirst')} <a href="/console/">{t('toConsole')}</a>
      </>
    );
  };
}
