import { z } from 'zod';
import { idOf } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import type { Infer } from './infer.ts';

/** A word that operators give members, such as `big winner`. Members do not see it. */
export const memberLabel = z.string().trim().min(1).max(40);

const ofMember = { memberId: idOf('mem') };
const labels = z.array(memberLabel).max(20);

/** A label of a brand, and how many members have it. */
export const labelCount = z.strictObject({ label: memberLabel, members: z.int() });
export type LabelCount = Infer<typeof labelCount>;

/** Input and output of each call. */
export const memberLabelsSchemas = {
  brandLabels: {
    input: z.strictObject({ brand: z.string().min(1).max(64) }),
    output: z.array(labelCount),
  },
  memberLabels: { input: z.strictObject(ofMember), output: z.strictObject({ labels }) },
  setMemberLabels: {
    input: z.strictObject({ ...ofMember, labels, note: z.string().trim().min(1).max(500) }),
    output: z.strictObject({ labels }),
  },
} satisfies CallSchemas;
