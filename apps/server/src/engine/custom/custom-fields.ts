import { customFields, withCustomFields } from '@school/kernel';
import type { AnyResource, CustomDefinition } from '@school/kernel';
import type { Connection, Database, Transaction } from '../../platform/database/database.ts';
import { sendSignal } from '../../platform/signals/signals.ts';
import type { Signals } from '../../platform/signals/signals.ts';
import { customDefinitions } from './custom-field.store.ts';

/** Label of the group; files name the fields by their own labels only. */
const groupLabel = 'Additional details';

/** Sets of definitions cached per resource: one per institute, and the next one after a change. */
const mostKept = 50;
const extended = new WeakMap<AnyResource, Map<readonly CustomDefinition[], AnyResource>>();
const same = new Map<string, readonly CustomDefinition[]>();

const changed = 'custom-fields-changed';

/** Equal definitions are one object, because select lists and rights are cached by the resource made from them. */
const once = (definitions: readonly CustomDefinition[]): readonly CustomDefinition[] => {
  const key = JSON.stringify(definitions);
  const known = same.get(key) ?? definitions;
  if (same.size >= mostKept) same.clear();
  same.set(key, known);
  return known;
};

const extend = (resource: AnyResource, definitions: readonly CustomDefinition[]): AnyResource => {
  let ofResource = extended.get(resource);
  if (!ofResource) extended.set(resource, (ofResource = new Map()));
  const known = ofResource.get(definitions);
  if (known) return known;
  if (ofResource.size >= mostKept) ofResource.clear();
  const made = withCustomFields(resource, customFields(definitions), groupLabel);
  ofResource.set(definitions, made);
  return made;
};

/**
 * The resource with the institution's added fields as they stand in the transaction, as parts of a packed group `details`:
 * lists, filters, files and bulk changes treat them like any other field.
 */
export const extendedResource = async (
  connection: Pick<Connection, 'query'>,
  resource: AnyResource,
): Promise<AnyResource> =>
  resource.custom === undefined
    ? resource
    : extend(resource, once(await customDefinitions(connection, resource.custom)));

/**
 * Fields added by institutions, cached in memory as long as changes are signalled: every list asks for them, and they
 * hardly ever change.
 */
export class CustomFields {
  private readonly database: Database;
  private readonly kept = new Map<string, Map<string, Promise<readonly CustomDefinition[]>>>();
  private signals: Signals | undefined;

  constructor(database: Database) {
    this.database = database;
  }

  /** Starts caching what is read; before that each request reads for itself. */
  hear(signals: Signals): void {
    this.signals = signals;
    signals.on(changed, ({ institute }) => this.forget(institute));
    signals.onGap(() => this.kept.clear());
  }

  /** The resource with the institution's added fields. */
  async extended(institute: string, resource: AnyResource): Promise<AnyResource> {
    if (resource.custom === undefined) return resource;
    return extend(resource, await this.definitions(institute, resource.custom));
  }

  forget(institute: string): void {
    this.kept.delete(institute);
  }

  private definitions(institute: string, owner: string): Promise<readonly CustomDefinition[]> {
    if (!this.signals?.connected) return this.read(institute, owner);
    const ofInstitute = this.kept.get(institute) ?? new Map<string, Promise<readonly CustomDefinition[]>>();
    const known = ofInstitute.get(owner);
    if (known) return known;
    const asked = this.read(institute, owner);
    this.kept.set(institute, ofInstitute.set(owner, asked));
    asked.catch(() => ofInstitute.delete(owner));
    return asked;
  }

  private async read(institute: string, owner: string): Promise<readonly CustomDefinition[]> {
    return once(await customDefinitions(this.database.of(institute), owner));
  }
}

/** To be called by whoever changes definitions: once that is committed, all servers reload them, this one immediately. */
export const customFieldsChange = async (transaction: Transaction): Promise<void> => {
  await sendSignal(transaction, { topic: changed, institute: transaction.institute, data: {} });
};
