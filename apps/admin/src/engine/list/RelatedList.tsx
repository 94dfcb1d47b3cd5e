import { Box, Button } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import Add from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { offers } from '../catalogue/rights.ts';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useDialogs } from '../feedback/dialogs-context.ts';
import { useGroupedList } from './groups/use-grouped-list.ts';
import { ListContexts } from './ListContexts.tsx';
import { ResourceTable } from './ResourceTable.tsx';

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
  const fixed = useMemo(() => ({ [via]: Number(id) }), [via, id]);
  const { list, columns, groups } = useGroupedList(resource, {
    fixed,
    given,
    hidesGiven: true,
    embedded: `related.${resource.key}.${id}`,
  });
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
