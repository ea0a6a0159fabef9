/** A bucket of an S3-compatible server. */
export interface S3Settings {
  /** Origin of the server, such as `https://s3.eu-west-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Where releases are stored; `null` for the data folder. */
export function readStorage(
  env: Readonly<Record<string, string | undefined>>,
  errors: string[],
): S3Settings | null {
  const endpoint = env['S3_ENDPOINT'];
  if (!endpoint) return null;
  if (!URL.canParse(endpoint) || !/^https?:\/\/[^/]+$/.test(endpoint))
    errors.push('S3_ENDPOINT must be an origin, as https://s3.eu-west-1.amazonaws.com');
  const read = (name: string) => {
    const text = env[name] ?? '';
    if (!text) errors.push(`${name} must be set, because S3_ENDPOINT is`);
    return text;
  };
  return {
    endpoint,
    bucket: read('S3_BUCKET'),
    region: env['S3_REGION'] || 'us-east-1',
    keyId: read('S3_ACCESS_KEY_ID'),
    secret: read('S3_SECRET_ACCESS_KEY'),
  };
}
