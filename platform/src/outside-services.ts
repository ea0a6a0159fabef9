import type { SocialProvider } from '@croupier/contracts';
import type { Environment } from './environment.ts';

/** External services that the platform calls; `null` for one that is not configured. */
export interface OutsideServices {
  readonly mail: MailService | null;
  readonly sms: SmsService | null;
  readonly phoneAuth: PhoneAuthService | null;
  readonly social: readonly SocialService[];
  /**
   * Relays of drand's quicknet, such as `https://api.drand.sh`. Without relays, draws use the platform's own
   * hash chain.
   */
  readonly drandRelays: readonly string[];
  /** Sources of results of draws that are held elsewhere. */
  readonly resultSources: readonly ResultSource[];
  /** Origins of push services in addition to the well-known ones, such as `https://push.example.com`. */
  readonly pushServices: readonly string[];
}

export interface ResultSource {
  readonly name: string;
  /** Answers `GET <url>/<game>/<issue>`. */
  readonly url: string;
}

export interface MailService {
  /** For example `smtps://user:password@host:465`. */
  readonly url: string;
  /** For example `Padma <no-reply@example.com>`. */
  readonly from: string;
}

/** A gateway that accepts Twilio's `Messages.json`. */
export interface SmsService {
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** Sender number or name. */
  readonly from: string;
}

/** Firebase phone authentication. */
export interface PhoneAuthService {
  readonly projectId: string;
  readonly apiKey: string;
  /** Address of the JWK set whose keys sign id tokens. */
  readonly keysUrl: string;
  /** Origin of an emulator that pages use in Firebase's place; empty: Firebase itself. */
  readonly emulatorUrl: string;
}

export interface SocialService {
  readonly provider: SocialProvider;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export const firebaseKeysUrl =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

export const socialIssuers = {
  google: 'https://accounts.google.com',
  facebook: 'https://www.facebook.com',
};

/** Reads the settings of each service, which must be complete or absent. */
export function readOutsideServices(env: Environment, errors: string[]): OutsideServices {
  const read = readers(env, errors);
  const mail = read.group('SMTP_URL', 'MAIL_FROM');
  const sms = read.group('SMS_URL', 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM');
  const firebase = read.group('FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY');
  const google = read.group('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const facebook = read.group('FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET');
  return {
    mail: mail && { url: read.url('SMTP_URL', '', /^smtps?:$/), from: mail('MAIL_FROM') },
    sms: sms && {
      url: read.url('SMS_URL', '', web),
      account: sms('SMS_ACCOUNT'),
      token: sms('SMS_TOKEN'),
      from: sms('SMS_FROM'),
    },
    phoneAuth: firebase && {
      projectId: firebase('FIREBASE_PROJECT_ID'),
      apiKey: firebase('FIREBASE_API_KEY'),
      keysUrl: read.url('FIREBASE_KEYS_URL', firebaseKeysUrl, web),
      emulatorUrl: '',
    },
    social: [
      google && {
        provider: 'google' as const,
        issuer: read.url('GOOGLE_ISSUER', socialIssuers.google, web),
        clientId: google('GOOGLE_CLIENT_ID'),
        clientSecret: google('GOOGLE_CLIENT_SECRET'),
      },
      facebook && {
        provider: 'facebook' as const,
        issuer: read.url('FACEBOOK_ISSUER', socialIssuers.facebook, web),
        clientId: facebook('FACEBOOK_CLIENT_ID'),
        clientSecret: facebook('FACEBOOK_CLIENT_SECRET'),
      },
    ].filter((service) => service !== null),
    drandRelays: read.urls('DRAND_RELAYS'),
    resultSources: read.sources('RESULT_SOURCES'),
    pushServices: read.urls('PUSH_SERVICES'),
  };
}

const web = /^https?:$/;

function readers(env: Environment, errors: string[]) {
  return {
    /** Reads a group of settings; `null` when none is set. A partly set group is an error. */
    group<Name extends string>(...names: Name[]): ((name: Name) => string) | null {
      const missing = names.filter((name) => !env[name]);
      if (missing.length === names.length) return null;
      for (const name of missing)
        errors.push(`${name} is needed beside ${names.filter((one) => env[one]).join(', ')}`);
      return (name) => env[name] ?? '';
    },

    url(name: string, otherwise: string, protocol: RegExp): string {
      const text = env[name] || otherwise;
      // The value is not shown: an address can contain a password.
      if (text && !(URL.canParse(text) && protocol.test(new URL(text).protocol)))
        errors.push(`${name} must be an address whose protocol matches ${protocol.source}`);
      return text;
    },

    urls(name: string): string[] {
      const texts = listed(env[name]);
      if (!texts.every(isWebAddress))
        errors.push(`${name} must be addresses with commas between, as https://api.drand.sh`);
      return texts.filter(isWebAddress).map(withoutSlash);
    },

    sources(name: string): ResultSource[] {
      const sources = listed(env[name]).map((text) => {
        const [source = '', ...rest] = text.split('=');
        return { name: source.trim(), url: withoutSlash(rest.join('=')) };
      });
      const isGood = sources.every(
        (one) => /^[a-z0-9-]{1,32}$/.test(one.name) && isWebAddress(one.url),
      );
      if (!isGood || new Set(sources.map((one) => one.name)).size < sources.length)
        errors.push(
          `${name} must be different names with addresses, as vn-a=https://results.example`,
        );
      return isGood ? sources : [];
    },
  };
}

function listed(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && web.test(new URL(text).protocol);
}

function withoutSlash(text: string): string {
  return text.replace(/\/+$/, '');
}
