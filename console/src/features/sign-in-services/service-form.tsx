import type { SignInChange, SignInService } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, TextInput, useFieldErrors } from '@croupier/ui';
import { useSaveSignInService } from '../../api/brands.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';
import styles from './sign-in-services.module.css';

interface ServiceFormProps {
  readonly brand: string;
  readonly service: SignInService;
  readonly name: string;
  readonly onClose: () => void;
}

type Field = 'label' | 'issuer' | 'clientId' | 'apiKey' | 'keysUrl' | 'emulatorUrl' | 'secretFile';

/** What each kind of service asks for, in the order of the form. */
const fieldsOf: Readonly<Record<SignInService['kind'], readonly Field[]>> = {
  google: ['clientId', 'issuer'],
  facebook: ['clientId', 'issuer'],
  openid: ['label', 'issuer', 'clientId'],
  firebase: ['clientId', 'apiKey', 'keysUrl', 'emulatorUrl'],
};

/** The settings of one service; a secret is typed in and never shown again. */
export function ServiceForm({ brand, service, name, onClose }: ServiceFormProps) {
  const texts = useTexts('console');
  const { t } = texts;
  const { save, reload } = useSaveSignInService();
  const errors = useFieldErrors(texts, save.error);
  const { kind } = service;
  const isFirebase = kind === 'firebase';

  return (
    <DecisionDialog
      size="l"
      title={t('signInServices.changeOf', { name })}
      confirm={t('brand.save')}
      isBusy={save.isPending}
      error={save.error}
      done={t('signInServices.saved', { name })}
      reload={reload}
      onConfirm={(note, form, { callbacks }) =>
        save.mutate(changeFrom(form, { brand, service, note }), callbacks)
      }
      onClose={onClose}
    >
      <div className={styles.form}>
        <Checkbox name="isOn" label={t('signInServices.isOn')} defaultChecked={service.isOn} />
        {fieldsOf[kind].map((field) => (
          <TextInput
            key={field}
            name={field}
            label={t(`signInServices.${field === 'clientId' && isFirebase ? 'project' : field}`)}
            hint={isHinted(field, kind) ? t(`signInServices.${field}Hint`) : undefined}
            defaultValue={service[field]}
            error={errors[field]}
            dir={field === 'label' ? 'auto' : 'ltr'}
            autoComplete="off"
          />
        ))}
        {!isFirebase && (
          <>
            <TextInput
              type="password"
              name="secret"
              label={t('signInServices.newSecret')}
              hint={t(`signInServices.secretHint.${service.secret}`)}
              error={errors['secret']}
              dir="ltr"
              autoComplete="off"
            />
            <TextInput
              name="secretFile"
              label={t('signInServices.secretFile')}
              hint={t('signInServices.secretFileHint')}
              defaultValue={service.secretFile}
              error={errors['secretFile']}
              dir="ltr"
              autoComplete="off"
            />
          </>
        )}
      </div>
    </DecisionDialog>
  );
}

type HintedField = 'issuer' | 'keysUrl' | 'emulatorUrl';

/** The platform has a default for this address, or it is for tests only: the hint says so. */
const isHinted = (field: Field, kind: SignInService['kind']): field is HintedField =>
  field === 'issuer' ? kind !== 'openid' : field === 'keysUrl' || field === 'emulatorUrl';

interface About {
  readonly brand: string;
  readonly service: SignInService;
  readonly note: string;
}

/** What the form does not ask of this kind stays as it is. */
function changeFrom(form: FormData, { brand, service, note }: About): SignInChange {
  const { kind, revision } = service;
  const text = (field: Field) => {
    const value = form.get(field);
    return typeof value === 'string' ? value.trim() : service[field];
  };
  const secret = form.get('secret');
  return {
    brand,
    kind,
    isOn: form.get('isOn') !== null,
    label: text('label'),
    issuer: text('issuer'),
    clientId: text('clientId'),
    apiKey: text('apiKey'),
    keysUrl: text('keysUrl'),
    emulatorUrl: text('emulatorUrl'),
    secretFile: text('secretFile'),
    ...(typeof secret === 'string' && secret !== '' ? { secret } : {}),
    revision,
    note,
  };
}
