import { Conflict, Forbidden, mayTouch, principalsOf } from '@school/kernel';
import type { AnyResource, FieldContext, Principal, Verb } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../behaviour.ts';
import type { Engine } from '../engine.ts';
import { Parameters } from '../query/parameters.ts';
import { rightsOf } from '../query/rights.ts';
import type { Rights } from '../query/rights.ts';
import type { Reader, Source } from '../query/source.ts';

/** Someone who writes records of one resource inside a transaction. */
export interface Writer {
  readonly engine: Engine;
  readonly work: Work;
  readonly resource: AnyResource;
  /** Row rules, levels and verbs do not apply, and fields that only the server sets may be set. */
  readonly system: boolean;
  /** Returns the record as it was written, whatever its hooks have done to it since. */
  readonly asWritten?: boolean;
  /** Nothing else happens in the transaction once the record is written. */
  readonly isLast?: boolean;
  /** A change may be tried without locking its row; whoever starts it retries if another writer was faster. */
  readonly isHasty?: boolean;
}

/** Another writer was faster than a hasty change, or the record does not exist: nothing was written. */
export class ChangedMeanwhile extends Error {}

/** A record as it is stored after a write. */
export interface Saved {
  readonly id: number;
  readonly version: number;
  /** Every field, for hooks and the history. */
  readonly values: RecordValues;
  /** JSON text of the part the caller may read. */
  readonly json: string;
}

export const rightsOfWriter = ({ work, resource, system }: Writer): Rights =>
  rightsOf(work.context.actor, resource, system);

/** @throws Forbidden when the caller may never do this with the resource */
export const assertMay = (writer: Writer, verb: Verb): void => {
  if (!rightsOfWriter(writer).may(verb)) throw new Forbidden();
};

/**
 * Some users may do this only to records they created themselves.
 * @throws Conflict `NOT_YOURS` for someone else's record that the caller may see
 */
export const assertOwn = (writer: Writer, row: RecordValues, verb: Verb | readonly Principal[]): void => {
  const { work, resource, system } = writer;
  const principals = typeof verb === 'string' ? principalsOf(resource.access, verb) : verb;
  if (!system && !mayTouch(work.context.actor, resource.access, principals, row))
    throw new Conflict('This is not yours to change.', { code: 'NOT_YOURS' });
};

export const behaviourOf = ({ engine, resource }: Writer): Behaviour => engine.behaviours[resource.key] ?? {};

/** The system itself, or the caller, as a reader. */
export const readerOf = ({ engine, work }: Writer, system: boolean): Reader => ({
  catalogue: engine.catalogue,
  actor: work.context.actor,
  system,
});

/** The same source as the system sees it and as the caller sees it, in one statement. */
export const sourcesOf = (
  writer: Writer,
  resource = writer.resource,
): { readonly whole: Source; readonly own: Source } => {
  const parameters = new Parameters(writer.work.context);
  const common = { resource, alias: 't', parameters };
  return {
    whole: { ...common, reader: readerOf(writer, true) },
    own: { ...common, reader: readerOf(writer, writer.system) },
  };
};

export const fieldContextOf = ({ work }: { readonly work: Pick<Work, 'context'> }): FieldContext => ({
  today: work.context.today,
  locale: work.context.locale,
  dateOrder: 'YMD',
});
