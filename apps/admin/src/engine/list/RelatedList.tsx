import { Box, Button } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import Add from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { offers } from '../catalogue/rights.ts';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useDialogs } from '../feedback/dialogs-context.ts';
import type { ChosenGroup } from './groups/group-state.ts';
import type { GroupControl } from './groups/group-control.ts';
import { useGrouping } from './groups/use-grouping.ts';
import { ListContexts } from './ListContexts.tsx';
import { ResourceTable } from './ResourceTable.tsx';
import { useColumns } from './use-columns.ts';
import { useResourceList } from './use-resource-list.ts';

interface RelatedListProps {
  readonly resource: AnyResource;
  /** The field that points at the record around. */
  readonly via: string;
  readonly id: number | string;
}

/** Rows that point at one record, inside that record's page. */
export const RelatedList = ({ resource, via, id }: RelatedListProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { actor } = useEnvironment();
  const dialogs = useDialogs();
  const given = useMemo(() => [via], [via]);
  const columns = useColumns(resource, given);
  const fixed = useMemo(() => ({ [via]: Number(id) }), [via, id]);
  const [chosen, setChosen] = useState<ChosenGroup>();
  const grouping = useGrouping(resource, chosen, given);
  const list = useResourceList({
    resource,
    columns: columns.shown,
    fixed,
    group: grouping.state,
    embedded: `related.${resource.key}.${id}`,
  });
  const show = (next: ChosenGroup, page: number): void => {
    setChosen(next);
    list.setPage(page);
  };
  const groups: GroupControl = { ...grouping, chosen, choose: (next) => show(next, 1), show };
  return (
    <ListContexts resource={resource} list={list}>
      {offers(actor, resource, 'create') ? (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1, displayPrint: 'none' }}>
          <Button
            size="small"
            startIcon={<Add />}
            onClick={() =>
              void dialogs.createRecord(resource, fixed).then((made) => made && void list.refetch())
            }
          >
            {translate('engine.list.createOne', { name: words.inside(resource) })}
          </Button>
        </Box>
      ) : null}
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
