import type { SignInChange, SignInKind, SignInService } from '@croupier/contracts';
import type { Core } from '../core.ts';
import type { Brands } from '../modules/brands/index.ts';
import type { Verification } from '../modules/verification/index.ts';
import { sandboxClient, sandboxProject } from '../sandbox-identity/clients.ts';

interface Dependencies {
  readonly brands: Brands;
  readonly verification: Verification;
}

const demo = { name: 'demo' };

/**
 * Social sign-in at the sandbox identity provider. Firebase is configured there but switched off: codes go by
 * SMS.
 */
export async function seedSignIn(
  { config }: Pick<Core, 'config'>,
  { brands, verification: { signIn } }: Dependencies,
): Promise<void> {
  const sandbox = config.payments.origin;
  const brand = await brands.byCode('padma');
  if (!brand) return;
  const services = await signIn.list(brand);
  const seed = async (kind: SignInKind, settings: Partial<SignInChange>) => {
    const change = { ...nothing, brand: brand.code, kind, ...settings };
    const set = services.find((one) => one.kind === kind);
    if (!set || set.revision === 0) await signIn.save(brand, change, demo);
    else if (isElsewhere(set, change)) await signIn.save(brand, moved(set, change), demo);
  };
  const { clientId, clientSecret } = sandboxClient;
  for (const kind of ['google', 'facebook', 'openid'] as const)
    await seed(kind, {
      isOn: true,
      label: kind === 'openid' ? 'Sandbox ID' : '',
      issuer: `${sandbox}/identity/${kind}`,
      clientId,
      secret: clientSecret,
    });
  await seed('firebase', {
    clientId: sandboxProject.projectId,
    apiKey: sandboxProject.apiKey,
    keysUrl: `${sandbox}/firebase/jwks`,
    emulatorUrl: sandbox,
  });
}

type Addresses = Pick<SignInService, 'clientId' | 'issuer' | 'keysUrl' | 'emulatorUrl'>;

/** The service is the sandbox's, and the sandbox had another address when it was saved. */
const isElsewhere = (set: Addresses, here: Addresses) =>
  set.clientId === here.clientId &&
  (set.issuer !== here.issuer ||
    set.keysUrl !== here.keysUrl ||
    set.emulatorUrl !== here.emulatorUrl);

/** What operators have chosen stays; the stored secret as well. */
function moved(set: SignInService, { secret: _, ...here }: SignInChange): SignInChange {
  const { isOn, label, secretFile, revision } = set;
  return { ...here, isOn, label, secretFile, revision, note: 'The sandbox has another address.' };
}

const nothing = {
  isOn: false,
  label: '',
  issuer: '',
  clientId: '',
  apiKey: '',
  keysUrl: '',
  emulatorUrl: '',
  secretFile: '',
  revision: 0,
  note: 'Set up with the demo.',
};
