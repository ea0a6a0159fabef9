import { lookTokens, type LookSettings, type Theme } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Logo, TextInput } from '@croupier/ui';
import { useMemo } from 'react';
import styles from './look-preview.module.css';
import { useTokens } from './use-tokens.ts';

interface LookPreviewProps {
  readonly look: LookSettings;
  readonly name: string;
}

/** Preview of the edited look, in both themes. */
export function LookPreview({ look, name }: LookPreviewProps) {
  const { t } = useTexts('console');
  return (
    <section className={styles.preview} aria-label={t('brand.preview')}>
      {(['dark', 'light'] as const).map((theme) => (
        <Sample key={theme} look={look} name={name} theme={theme} />
      ))}
    </section>
  );
}

function Sample({ look, name, theme }: LookPreviewProps & { readonly theme: Theme }) {
  const { t } = useTexts('console');
  const tokens = useMemo(() => lookTokens(look, theme), [look, theme]);
  return (
    <div ref={useTokens(tokens)} className={styles.page} data-scheme={theme}>
      <Logo look={look.mark} name={look.word || name} />
      <Card className={styles.card}>
        <strong className={styles.title}>{t('brand.look.sampleTitle')}</strong>
        <p className={styles.text}>{t('brand.look.sampleText')}</p>
        <TextInput
          label={t('brand.look.sampleField')}
          name={`sample-${theme}`}
          defaultValue="100"
        />
        <div className={styles.row}>
          <Button variant="primary">{t('brand.look.sampleGo')}</Button>
          <Button>{t('brand.look.sampleMore')}</Button>
        </div>
        <div className={styles.row}>
          <Badge tone="accent">{t('brand.look.sampleNew')}</Badge>
          <Badge tone="positive">{t('brand.look.samplePaid')}</Badge>
          <Badge tone="negative">{t('brand.look.sampleRefused')}</Badge>
        </div>
      </Card>
    </div>
  );
}
