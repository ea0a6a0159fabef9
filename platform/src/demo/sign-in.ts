import type { SignInChange, SignInKind } from '@croupier/contracts';
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
  const seed = async (kind: SignInKind, settings: Partial<SignInChange>) => {
    const change = { ...nothing, brand: brand.code, kind, ...settings };
    // Revision 0 is written only where no operator has saved the service.
    await signIn.save(brand, change, demo);
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
