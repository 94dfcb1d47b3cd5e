import type { AnyResource, Filter } from '@school/kernel';
import type { RaRecord } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { useEnvironment } from '../environment/environment.ts';
import { recordPath } from '../catalogue/paths.ts';
import { offers } from '../catalogue/rights.ts';
import { ownPagePath } from '../catalogue/screens-about.ts';
import { rememberWalk } from '../walk/walk.ts';
import type { ResourceList } from './use-resource-list.ts';
import type { GroupState } from './groups/group-state.ts';

/** Goes to the page of a row, or opens it in a dialog if it has none; stepping from record to record continues from there. */
export const useOpenRow = (
  resource: AnyResource,
  list: ResourceList,
  group: GroupState | undefined,
  filter: Filter,
  onDialog: (row: RaRecord) => void,
) => {
  const navigate = useNavigate();
  const params = useParams();
  const { actor, catalogue } = useEnvironment();
  return (row: RaRecord): void => {
    const address =
      recordPath(resource, 'show', row, params) ??
      ownPagePath(actor, resource, catalogue, row) ??
      (offers(actor, resource, 'update') ? recordPath(resource, 'edit', row, params) : undefined);
    if (address === undefined) return onDialog(row);
    rememberWalk(resource.key, {
      id: row.id,
      filter,
      sort: list.sort,
      group: group,
      at: (list.page - 1) * list.perPage + (list.data ?? []).indexOf(row),
      total: list.openRows ?? 0,
    });
    void navigate(address);
  };
};
