import { referenceNamed } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useEnvironment } from '../environment/environment.ts';

/** A record that an address names, and the reference to it. */
export interface AboveRecord {
  readonly field: string;
  readonly resource: AnyResource;
  readonly id: number;
}

/**
 * The records that an address is nested below: `/batches/:classID` holds the batches of one course, and
 * `/collection/:collectionId/:batchId` the bills of one collection in one batch.
 */
export interface Above {
  readonly records: readonly AboveRecord[];
  /** The references to them. */
  readonly fields: readonly string[];
  /** What every record below them shares, as a filter and as initial values. */
  readonly values: Readonly<Record<string, number>>;
}

/** The records named by the address of a list or a new record; undefined if it names none. */
export const useAbove = (resource: AnyResource): Above | undefined => {
  const { catalogue } = useEnvironment();
  const params = useParams();
  const named = Object.entries(params).flatMap(([name, id]) => {
    const field = referenceNamed(resource, name, catalogue);
    return field !== undefined && id !== undefined && /^\d{1,15}$/.test(id) ? [`${field}=${id}`] : [];
  });
  const address = named.join('&');
  return useMemo(() => {
    const records = [...new URLSearchParams(address)].flatMap(([field, id]): AboveRecord[] => {
      const reference = resource.fields[field];
      if (reference?.type !== 'ref') return [];
      return [{ field, resource: catalogue.resource(reference.to), id: Number(id) }];
    });
    if (records.length === 0) return undefined;
    return {
      records,
      fields: records.map(({ field }) => field),
      values: Object.fromEntries(records.map(({ field, id }) => [field, id])),
    };
  }, [catalogue, resource, address]);
};
