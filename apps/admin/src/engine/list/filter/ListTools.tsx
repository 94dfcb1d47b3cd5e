import { useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import { Box, FormControlLabel, Switch } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { ViewMenu } from '../views/ViewMenu.tsx';
import { GroupMenu } from '../groups/GroupMenu.tsx';
import type { GroupControl } from '../groups/group-control.ts';
import type { ColumnChoice } from '../use-columns.ts';
import { ColumnMenu } from './ColumnMenu.tsx';

interface ListToolsProps {
  readonly resource: AnyResource;
  readonly list: ListControllerResult<RaRecord>;
  readonly columns: ColumnChoice;
  readonly groups?: GroupControl;
  readonly embedded?: boolean;
}

/** How a list is shown: with or without archived records, in which saved view, with which groups and columns. */
export const ListTools = ({ resource, list, columns, groups, embedded }: ListToolsProps) => {
  const translate = useTranslate();
  const filters = list.filterValues as Record<string, unknown>;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: { xs: 0.5, sm: 1 },
        ml: 'auto',
      }}
    >
      {resource.noArchive ? null : (
        <FormControlLabel
          sx={{ ml: 0, mr: 0 }}
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Switch
              size="small"
              checked={filters['archived'] === true}
              onChange={(_event, on) => list.setFilters({ ...filters, archived: on })}
            />
          }
          label={translate('engine.list.archived')}
        />
      )}
      {embedded ? null : (
        <ViewMenu resource={resource} list={list} columns={columns.shown} group={groups?.chosen} />
      )}
      {groups ? <GroupMenu resource={resource} grouping={groups} onChange={groups.choose} /> : null}
      <ColumnMenu resource={resource} columns={columns} />
    </Box>
  );
};
