import type { Report } from '@school/kernel';
import { useMemo } from 'react';
import { baseOf } from '../data/addresses.ts';
import { useCall } from '../environment/use-call.ts';
import { useEnvironment } from '../environment/environment.ts';

/**
 * The reference that a report begins with, by its parameter; nothing for reports without one, or when there is no such
 * record. Undefined while it is asked for.
 */
export const useFirstRecord = (
  { first, parameters }: Report,
  isAsked: boolean,
): Readonly<Record<string, number>> | undefined => {
  const { catalogue } = useEnvironment();
  const field = first && parameters[first.parameter];
  const asked = isAsked && first && field?.type === 'ref' ? first : undefined;
  const { data, isPending } = useCall<readonly { readonly id: number }[]>(
    asked && field?.type === 'ref' ? `${baseOf(catalogue.resource(field.to))}/getall` : undefined,
    asked && { filter: asked.filter, range: [0, 0], fields: ['id'] },
  );
  const id = data?.[0]?.id;
  return useMemo(() => {
    if (asked && isPending) return undefined;
    return asked && id !== undefined ? { [asked.parameter]: id } : {};
  }, [asked, isPending, id]);
};
