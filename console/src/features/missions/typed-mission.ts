import {
  gameCategories,
  missionMeasures,
  missionPeriods,
  type InputOf,
  type MissionId,
  type MissionStep,
  type Reward,
  type calls,
} from '@croupier/contracts';
import { titleIn } from '../../lib/title-fields.tsx';
import { isoTime } from '../../lib/local-time.ts';
import { amountIn, numberIn } from '../../lib/typed-values.ts';

type Created = InputOf<typeof calls.createMission>;
type Showing = Created['showing'];

/** Rows of steps in the form; empty ones are left out. */
export const stepRows = [0, 1, 2] as const;

const claimDaysRange = [0, 30] as const;
const positionRange = [0, 10_000] as const;

/** The typed mission; `null` if a field is missing or cannot be read. */
export function missionIn(
  fields: FormData,
  missions: readonly MissionId[],
  reward: Reward,
): Pick<Created, 'terms' | 'showing'> | null {
  const showing = showingIn(fields);
  const period = missionPeriods.find((one) => one === fields.get('period'));
  const claimDays = numberIn(fields, 'claimDays', claimDaysRange);
  const steps = stepsIn(fields);
  const after = missions.find((id) => id === fields.get('after')) ?? null;
  if (!showing || !period || claimDays === null || !steps) return null;
  const startsAt = new Date().toISOString();
  return { showing, terms: { period, startsAt, steps, reward, claimDays, after } };
}

export function showingIn(fields: FormData): Showing | null {
  const title = titleIn(fields);
  const position = numberIn(fields, 'position', positionRange);
  const end = String(fields.get('endsAt') ?? '');
  const endsAt = end === '' ? null : isoTime(end);
  if (!title || position === null || (end !== '' && endsAt === null)) return null;
  return { title, position, endsAt, isEnabled: fields.get('isEnabled') !== null };
}

function stepsIn(fields: FormData): MissionStep[] | null {
  const used = stepRows.filter((row) => fields.get(`target-${row}`));
  const steps = used.map((row) => stepIn(fields, row));
  const found = steps.filter((step) => step !== null);
  return found.length > 0 && found.length === steps.length ? found : null;
}

function stepIn(fields: FormData, row: number): MissionStep | null {
  const measure = missionMeasures.find((one) => one === fields.get(`measure-${row}`));
  const target = amountIn(fields, `target-${row}`);
  const category = gameCategories.find((one) => one === fields.get(`category-${row}`));
  const stake = amountIn(fields, `stake-${row}`);
  if (!measure || target === null) return null;
  return { measure, target, ...(category && { category }), ...(stake !== null && { stake }) };
}
