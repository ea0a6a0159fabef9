import { z } from 'zod';
import { operatorPermissions } from '../operator-permission-names.ts';
import type { Infer } from './infer.ts';

/**
 * The brands for which a permission is held; `null`: all brands, including future ones. Omitted: the
 * permission is not held.
 */
export const permissionScope = z.partialRecord(
  z.enum(operatorPermissions),
  z.array(z.string()).nullable(),
);
export type PermissionScope = Infer<typeof permissionScope>;
