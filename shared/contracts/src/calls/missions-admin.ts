import { call, callTable } from '../call.ts';
import type { MissionId } from '../ids.ts';
import type { MissionDraft, missionsAdminSchemas } from '../schemas/missions.ts';
import { documentCalls } from './documents.ts';

export const missionDocumentCalls = documentCalls<MissionDraft, MissionId>('missions');

export const missionsAdminCalls = callTable<typeof missionsAdminSchemas>()({
  adminMissions: missionDocumentCalls.list,
  saveMission: missionDocumentCalls.save,
  publishMission: missionDocumentCalls.publish,
  removeMission: missionDocumentCalls.remove,
  removedMissions: missionDocumentCalls.removed,
  restoreMission: missionDocumentCalls.restore,
  orderMissions: missionDocumentCalls.order,
  missionRevisions: missionDocumentCalls.revisions,
  restoreMissionRevision: missionDocumentCalls.restoreRevision,
  missionFigures: call('GET /ops/brands/:brand/mission-figures', { audience: 'operator' }),
});
