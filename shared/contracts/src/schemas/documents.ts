import { z } from 'zod';
import { noAnswer, pageOf, paging } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import type { Infer } from './infer.ts';

/** What made a revision of a document. */
export const documentAction = z.enum([
  'saved',
  'published',
  'withdrawn',
  'removed',
  'restored',
  'revision-restored',
]);
export type DocumentAction = Infer<typeof documentAction>;

const brand = z.string().min(1).max(64);

/** The revision that an operator saw, and the reason for the change. */
const considered = {
  brand,
  revision: z.int().min(0),
  note: z.string().trim().min(1).max(500),
};

/** A deletion has no body: its numbers are sent as text in the query. */
const consideredInQuery = { ...considered, revision: z.coerce.number().int().min(0) };

/** A document as operators see it. */
export function adminDocument<Draft extends z.ZodType, Id extends z.ZodType>(draft: Draft, id: Id) {
  return z.strictObject({
    id,
    draft,
    /** Rises with each change; a change sends it back, so that two operators do not overwrite each other. */
    revision: z.int(),
    /** The revision that readers see; `null`: none. */
    publishedRevision: z.int().nullable(),
    /** Whether the draft differs from what readers see. */
    isChanged: z.boolean(),
  });
}

/** An entry of a document's history. */
export function documentRevision<Draft extends z.ZodType>(draft: Draft) {
  return z.strictObject({
    revision: z.int(),
    action: documentAction,
    /** The operator; `null`: the document came with the installation. */
    by: z.string().nullable(),
    at: z.iso.datetime(),
    note: z.string(),
    /** The draft after the action. */
    draft,
  });
}

/** What the calls of one kind of document take and answer. */
export function documentSchemas<Draft extends z.ZodType, Id extends z.ZodType>(
  draft: Draft,
  id: Id,
) {
  const document = adminDocument(draft, id);
  const chosen = { ...considered, id };
  const ofBrand = z.strictObject({ brand });
  return {
    list: { input: ofBrand, output: z.array(document) },
    save: {
      input: z.strictObject({ ...considered, id: id.nullable(), draft, publish: z.boolean() }),
      output: document,
    },
    publish: { input: z.strictObject({ ...chosen, isPublished: z.boolean() }), output: document },
    remove: { input: z.strictObject({ ...consideredInQuery, id }), output: noAnswer },
    removed: { input: ofBrand, output: z.array(document) },
    restore: { input: z.strictObject(chosen), output: document },
    order: { input: z.strictObject({ brand, order: z.array(id).max(200) }), output: noAnswer },
    revisions: {
      input: z.strictObject({ brand, id, ...paging }),
      output: pageOf(documentRevision(draft)),
    },
    restoreRevision: {
      input: z.strictObject({ ...chosen, wanted: z.int().min(1) }),
      output: document,
    },
  } satisfies CallSchemas;
}

type Schemas = ReturnType<typeof documentSchemas>;
type Replaced<Value, With> = Omit<Value, keyof With> & Readonly<With>;

export type AdminDocument<Draft, Id> = Replaced<
  Infer<ReturnType<typeof adminDocument>>,
  { draft: Draft; id: Id }
>;
export type DocumentRevision<Draft> = Replaced<
  Infer<ReturnType<typeof documentRevision>>,
  { draft: Draft }
>;

/** The input of a document call, such as `save`. */
export type DocumentInput<Name extends keyof Schemas, Draft, Id> = InputFor<
  Infer<Schemas[Name]['input']>,
  Name,
  Draft,
  Id
>;
type InputFor<Input, Name, Draft, Id> = {
  [Key in keyof Input]: Key extends 'draft'
    ? Draft
    : Key extends 'order'
      ? readonly Id[]
      : Key extends 'id'
        ? IdFor<Name, Id>
        : Input[Key];
};
/** A new document that is saved has no id yet. */
type IdFor<Name, Id> = Name extends 'save' ? Id | null : Id;
