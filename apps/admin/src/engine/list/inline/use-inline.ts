import type { AnyResource } from '@school/kernel';
import type { RaRecord } from 'react-admin';
import { allows } from '../../catalogue/closed.ts';
import { holds } from '../../catalogue/conditions.ts';
import { fieldAt } from '../../catalogue/fields.ts';
import { mayWrite, offers } from '../../catalogue/rights.ts';
import { useEnvironment } from '../../environment/environment.ts';

/** Whether a cell may be edited in place: the definition, the user's rights and the state of the row all allow it. */
export const useInline = (resource: AnyResource): ((row: RaRecord, key: string) => boolean) => {
  const environment = useEnvironment();
  const { actor } = environment;
  const inline = new Set(offers(actor, resource, 'update') ? resource.list.inline : []);
  return (row, key) => {
    const field =
      inline.has(key) && row['archived'] !== true && allows(environment, resource, 'update', row)
        ? fieldAt(resource, key)
        : undefined;
    if (!field || !mayWrite(actor, resource, field)) return false;
    const readOnly = resource.conditions?.[key]?.readOnly;
    return readOnly === undefined || !holds(resource, readOnly, row, environment);
  };
};
