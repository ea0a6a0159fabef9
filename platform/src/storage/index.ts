export { folderObjects } from './folder-objects.ts';
export type { ObjectStore } from './object-store.ts';
export { s3Objects } from './s3-objects.ts';
export { readStorage, type S3Settings } from './storage-settings.ts';
