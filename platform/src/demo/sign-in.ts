import type { SignInChange, SignInKind } from '@croupier/contracts';
import type { Core } from '../core.ts';
import type { Brands } from '../modules/brands/index.ts';
import type { Verification } from '../modules/verification/index.ts';
import { sandboxClient, sandboxProject } from '../sandbox-identity/clients.ts';

interface Uses {
  readonly brands: Brands;
  readonly verification: Verification;
}

const demo = { name: 'demo' };

/** Social sign-in at the sandbox identity provider. Firebase stands ready there, switched off: SMS codes go on. */
export async function seedSignIn(
  { config }: Pick<Core, 'config'>,
  { brands, verification: { signIn } }: Uses,
): Promise<void> {
  const sandbox = config.payments.origin;
  const brand = await brands.byCode('padma');
  if (!brand) return;
  const seed = async (kind: SignInKind, settings: Partial<SignInChange>) => {
    const change = { ...nothing, brand: brand.code, kind, ...settings };
    // What operators have set since stays: the revision that it is planted over is the first one.
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
  });
}

const nothing = {
  isOn: false,
  label: '',
  issuer: '',
  clientId: '',
  apiKey: '',
  keysUrl: '',
  secretFile: '',
  revision: 0,
  note: 'Planted with the demo.',
};
