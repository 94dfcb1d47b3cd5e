import { Inject, Injectable } from '@nestjs/common';
import { Forbidden, NotFound, rowsFor } from '@school/kernel';
import type { CallContext } from '../../engine/context.ts';
import { Engine } from '../../engine/engine.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';
import { attachmentField } from '../../engine/remarks/remark-statements.ts';
import { Files } from '../../platform/files/files.ts';
import type { StoredFile } from '../../platform/files/stored-file.ts';

const hasFile = (value: unknown, id: number): boolean => {
  if (Array.isArray(value)) return value.some((item) => hasFile(item, id));
  const found: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return Number(found) === id;
};

/** The value at a path such as `photo` or `address.proof`. */
const valueAt = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
      record,
    );

/** A file of records that the caller may never read is indistinguishable from one that does not exist. */
const unreadable = (error: unknown): undefined => {
  if (!(error instanceof Forbidden)) throw error;
};

/** Finds files that the caller may read: those in a readable field of a visible record. */
@Injectable()
export class ReadableFiles {
  constructor(
    @Inject(Files) private readonly files: Files,
    @Inject(RECORDS) private readonly records: Records,
    @Inject(Engine) private readonly engine: Engine,
  ) {}

  /** @throws NotFound for unknown files and those the caller may not read */
  async find(context: CallContext, id: number): Promise<StoredFile> {
    const file = await this.files.find(context.institute, id);
    if (!file || !(await this.mayRead(context, file))) throw new NotFound();
    return file;
  }

  /** Files attached to a record may be visible to fewer people than the record. */
  private async reachesRemarks(
    context: CallContext,
    owner: { readonly resource: string; readonly record: number },
  ): Promise<boolean> {
    const { access } = this.engine.catalogue.resource(owner.resource);
    if (!access.remarks) return true;
    const rules = rowsFor(context.actor, { ...access, rows: access.remarks });
    if (rules === 'all' || rules.length === 0) return rules === 'all';
    const filter = { _and: [{ id: owner.record }, { _or: rules }] };
    return (await this.records.count(context, owner.resource, { filter })) > 0;
  }

  /**
   * A file that does not belong to a record yet is visible to its uploader only; a user's own picture is always their own.
   */
  private async mayRead(context: CallContext, { id, owner, createdBy }: StoredFile): Promise<boolean> {
    if (!owner) return createdBy === context.actor.id;
    if (owner.resource === 'user' && owner.record === context.actor.id) return true;
    const record = await this.records.read(context, owner.resource, owner.record).catch(unreadable);
    if (owner.field === attachmentField)
      return record !== undefined && (await this.reachesRemarks(context, owner));
    return record !== undefined && hasFile(valueAt(record, owner.field), id);
  }
}
