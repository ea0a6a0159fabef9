import { AwsClient } from 'aws4fetch';
import type { ObjectStore } from './object-store.ts';
import type { S3Settings } from './storage-settings.ts';

const patienceMs = 30_000;

/** Objects in a bucket of any S3-compatible server, with path-style addresses. */
export function s3Objects({ endpoint, bucket, region, keyId, secret }: S3Settings): ObjectStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 3,
  });

  async function ask(method: string, name: string, body?: Uint8Array): Promise<Response> {
    const path = name.split('/').map(encodeURIComponent).join('/');
    return client.fetch(`${endpoint}/${bucket}/${path}`, {
      method,
      signal: AbortSignal.timeout(patienceMs),
      ...(body ? { body } : {}),
    });
  }

  return {
    async put(name, bytes) {
      await expectOk(await ask('PUT', name, bytes), name);
    },
    async get(name) {
      const answer = await ask('GET', name);
      if (answer.status === 404) return null;
      return new Uint8Array(await (await expectOk(answer, name)).arrayBuffer());
    },
    async has(name) {
      const answer = await ask('HEAD', name);
      return answer.status === 404 ? false : (await expectOk(answer, name)).ok;
    },
    async remove(name) {
      const answer = await ask('DELETE', name);
      if (answer.status !== 404) await expectOk(answer, name);
    },
  };
}

async function expectOk(answer: Response, name: string): Promise<Response> {
  if (answer.ok) return answer;
  const text = (await answer.text()).slice(0, 300);
  throw new Error(`the storage answered ${answer.status} for ${name}: ${text}`);
}
