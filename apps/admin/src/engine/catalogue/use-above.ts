import { referenceNamed } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useEnvironment } from '../environment/environment.ts';

/** The record below which an address stands: `/batches/:classID` holds the batches of one course. */
export interface Above {
  /** The reference to it. */
  readonly field: string;
  readonly resource: AnyResource;
  readonly id: number;
  /** What every record below it has, as filter and as first values. */
  readonly values: Readonly<Record<string, number>>;
}

/** The record that the address of a list or of a new record names; undefined where it names none. */
export const useAbove = (resource: AnyResource): Above | undefined => {
  const { catalogue } = useEnvironment();
  const params = useParams();
  const found = Object.keys(params)
    .map((name) => [referenceNamed(resource, name, catalogue), params[name]] as const)
    .find(([field, id]) => field !== undefined && id !== undefined && /^\d{1,15}$/.test(id));
  const [field, text] = found ?? [];
  return useMemo(() => {
    const reference = field === undefined ? undefined : resource.fields[field];
    if (field === undefined || reference?.type !== 'ref') return undefined;
    const id = Number(text);
    return { field, resource: catalogue.resource(reference.to), id, values: { [field]: id } };
  }, [catalogue, resource, field, text]);
};
