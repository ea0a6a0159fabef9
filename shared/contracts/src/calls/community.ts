import { call, callTable } from '../call.ts';
import type { communitySchemas } from '../schemas/community.ts';

export const communityCalls = callTable<typeof communitySchemas>()({
  promotions: call('GET /wps/promotions'),
});
