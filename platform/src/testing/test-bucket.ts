import S3rver from 's3rver';
import type { S3Settings } from '../storage/index.ts';
import { testFolder } from './built-folders.ts';
import { closing } from './closing.ts';

/** A bucket on a real S3-compatible server on this machine. Deleted after the test file. */
export async function testBucket(): Promise<S3Settings> {
  const bucket = 'releases';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await testFolder(),
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  closing(() => server.close());
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'us-east-1',
    // The only key pair that this server knows.
    keyId: 'S3RVER',
    secret: 'S3RVER',
  };
}
