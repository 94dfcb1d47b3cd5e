import type { AnyResource } from '@school/kernel';
import { useMemo } from 'react';
import { TransferMenu } from '../transfer/TransferMenu.tsx';
import { AddHere } from './AddHere.tsx';
import { useGroupedList } from './groups/use-grouped-list.ts';
import { ListContexts } from './ListContexts.tsx';
import { PartVerbs } from './PartVerbs.tsx';
import { ResourceTable } from './ResourceTable.tsx';

interface RelatedListProps {
  readonly resource: AnyResource;
  /** The field that references the surrounding record. */
  readonly via: string;
  readonly id: number | string;
}

/** Rows that reference one record, inside that record's page. */
export const RelatedList = ({ resource, via, id }: RelatedListProps) => {
  const given = useMemo(() => [via], [via]);
  const fixed = useMemo(() => ({ [via]: Number(id) }), [via, id]);
  const { list, columns, groups } = useGroupedList(resource, {
    fixed,
    given,
    hidesGiven: true,
    embedded: `related.${resource.key}.${id}`,
  });
  return (
    <ListContexts resource={resource} list={list}>
      <PartVerbs>
        {/* Where there is nothing yet, the empty list offers the import itself. */}
        {list.total ? (
          <TransferMenu
            resource={resource}
            filter={{ ...list.filterValues, ...fixed }}
            given={fixed}
            sort={list.sort}
            columns={columns.shown}
            group={groups.state?.by}
            total={list.total}
          />
        ) : null}
        <AddHere resource={resource} given={fixed} onMade={() => void list.refetch()} />
      </PartVerbs>
      <ResourceTable
        resource={resource}
        list={list}
        columns={columns}
        groups={groups}
        fixed={fixed}
        embedded
      />
    </ListContexts>
  );
};
