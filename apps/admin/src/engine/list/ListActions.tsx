import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import { newRecordAt } from './new-record.ts';
import { screenPath } from '../catalogue/paths.ts';
import { actionsOn, offers } from '../catalogue/rights.ts';
import { useWords } from '../catalogue/use-words.ts';
import { useEnvironment } from '../environment/environment.ts';
import { TransferMenu } from '../transfer/TransferMenu.tsx';
import { useRecordVerbs } from '../verbs/use-record-verbs.ts';

interface ListActionsProps {
  readonly resource: AnyResource;
  readonly list: ListControllerResult<RaRecord>;
  readonly columns: readonly string[];
  readonly group?: string | undefined;
}

/** The verbs of a whole list: its actions, import and export, and a new record. */
export const ListActions = ({ resource, list, columns, group }: ListActionsProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { actor } = useEnvironment();
  const verbs = useRecordVerbs(resource);
  const create = screenPath(resource, 'create', useParams());
  const { pathname } = useLocation();
  return (
    <>
      {actionsOn(actor, resource, 'list').map(([name, action]) => (
        <Button key={name} variant="outlined" onClick={() => void verbs.act(name, action, [])}>
          {words.say(`resources.${resource.key}.actions.${name}`, action.label)}
        </Button>
      ))}
      <TransferMenu
        resource={resource}
        filter={list.filterValues}
        sort={list.sort}
        columns={columns}
        group={group}
        total={list.total}
      />
      {create && offers(actor, resource, 'create') ? (
        <Button
          variant="contained"
          startIcon={<Add />}
          component={Link}
          {...newRecordAt(resource, create, pathname)}
        >
          {translate('engine.list.createOne', { name: words.inside(resource) })}
        </Button>
      ) : null}
    </>
  );
};
