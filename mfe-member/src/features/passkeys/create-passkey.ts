import type { NewPasskey, NewPasskeyOptions } from '@croupier/contracts';

/** Lets the browser create a passkey. Rejects if the visitor cancels or the device has no authenticator. */
export async function createPasskey(options: NewPasskeyOptions): Promise<Omit<NewPasskey, 'name'>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { pubKeyCredParams, excludeCredentials, ...rest } = options;
  const optionsJSON = {
    ...rest,
    pubKeyCredParams: [...pubKeyCredParams],
    excludeCredentials: [...excludeCredentials],
  };
  const { id, response } = await startRegistration({ optionsJSON });
  return {
    credentialId: id,
    clientDataJson: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: knownTransports.filter((one) => response.transports?.includes(one)),
  };
}

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export const hasPasskeys = () => 'PublicKeyCredential' in window;
