import { useState } from 'react';
import type { AnyResource } from '@school/kernel';
import type { ListControllerResult, RaRecord } from 'react-admin';
import { useEnvironment } from '../../environment/environment.ts';
import { isOffered } from '../../filter/filter-field.ts';
import { useFilterFields } from '../../filter/use-filter-field.ts';
import { criteriaOf, draftOf } from './criteria.ts';

/** The values of a search form, before and after the search is run. */
export const useCriteriaDraft = (resource: AnyResource, list: ListControllerResult<RaRecord>) => {
  const environment = useEnvironment();
  const fields = useFilterFields(resource);
  const criteria = (resource.list.filters ?? []).flatMap((path) => {
    const at = isOffered(environment, resource, path) ? fields.at(path) : undefined;
    return at ? criteriaOf(at) : [];
  });
  const filters = list.filterValues as Readonly<Record<string, unknown>>;
  const shown = JSON.stringify(draftOf(filters, criteria));
  const [draft, setDraft] = useState(() => draftOf(filters, criteria));
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    // A chip was removed, or a saved search chosen: the form shows the same.
    setSeen(shown);
    setDraft(draftOf(filters, criteria));
  }
  /** `isEmpty`: the list uses none of the criteria. */
  return { criteria, filters, draft, setDraft, isEmpty: shown === '{}' };
};
