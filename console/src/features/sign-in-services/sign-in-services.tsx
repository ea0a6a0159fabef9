import type { SignInService } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Retry, Skeleton, useFailureText } from '@croupier/ui';
import { useState } from 'react';
import { useSaveSignInService, useSignInServices } from '../../api/brands.ts';
import { ServiceForm } from './service-form.tsx';
import styles from './sign-in-services.module.css';

/** Providers of accounts and of phone numbers that a brand's members sign in with. */
export function SignInServices({ brand }: { brand: string }) {
  const { t } = useTexts('console');
  const services = useSignInServices(brand);
  if (services.isPending) return <Skeleton lines={4} height={96} />;
  if (services.error) return <Retry error={services.error} onRetry={services.refetch} />;
  return (
    <ul className={styles.list} aria-label={t('signInServices.title')}>
      {services.data.map((service) => (
        <Service key={service.kind} brand={brand} service={service} />
      ))}
    </ul>
  );
}

interface ServiceProps {
  readonly brand: string;
  readonly service: SignInService;
}

function Service({ brand, service }: ServiceProps) {
  const { t } = useTexts('console');
  const [isOpen, setOpen] = useState(false);
  const { kind, isOn, issuer, clientId, callbackUrl, revision } = service;
  const name = t(`signInServices.kinds.${kind}`);
  return (
    <Card as="li" className={styles.service}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <Badge tone={isOn ? 'positive' : 'neutral'}>{t(isOn ? 'account.on' : 'account.off')}</Badge>
      </div>
      <p>{t(`signInServices.about.${kind}`)}</p>
      {revision > 0 && (
        <dl className={styles.facts}>
          {issuer && <Fact name={t('signInServices.issuer')} value={issuer} />}
          {clientId && (
            <Fact
              name={t(kind === 'firebase' ? 'signInServices.project' : 'signInServices.clientId')}
              value={clientId}
            />
          )}
          {kind !== 'firebase' && (
            <Fact
              name={t('signInServices.secret')}
              value={t(`signInServices.secrets.${service.secret}`)}
            />
          )}
        </dl>
      )}
      {callbackUrl && (
        <dl className={styles.facts}>
          <Fact name={t('signInServices.callback')} value={callbackUrl} />
        </dl>
      )}
      <div className={styles.acts}>
        <Button onClick={() => setOpen(true)} aria-label={t('signInServices.changeOf', { name })}>
          {t('signInServices.change')}
        </Button>
        {revision > 0 && <ConnectionTest brand={brand} service={service} name={name} />}
      </div>
      {isOpen && (
        <ServiceForm brand={brand} service={service} name={name} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}

/** Tests the connection to the provider with the saved settings, and shows the result. */
function ConnectionTest({ brand, service, name }: ServiceProps & { readonly name: string }) {
  const { t } = useTexts('console');
  const failureText = useFailureText();
  const { test } = useSaveSignInService();
  const result = test.data?.result;
  return (
    <>
      <Button
        icon="refresh"
        isBusy={test.isPending}
        aria-label={t('signInServices.testOf', { name })}
        onClick={() => test.mutate({ brand, kind: service.kind })}
      >
        {t('signInServices.test')}
      </Button>
      <p role="status" className={styles.result} data-works={result === 'works'}>
        {result && t(`signInServices.results.${result}`)}
        {test.error && failureText(test.error)}
      </p>
    </>
  );
}
