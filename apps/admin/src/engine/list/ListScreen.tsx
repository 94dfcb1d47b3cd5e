import { Chip } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useWords } from '../catalogue/use-words.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { ListActions } from './ListActions.tsx';
import { ResourceTable } from './ResourceTable.tsx';
import { useColumns } from './use-columns.ts';
import { useResourceList } from './use-resource-list.ts';

/** The list of a resource at an address of its own. */
export const ListScreen = ({ resource }: { readonly resource: AnyResource }) => {
  const words = useWords();
  const columns = useColumns(resource);
  const list = useResourceList({ resource, columns: columns.shown });
  usePageTitle(words.many(resource));
  return (
    <>
      <PageHeader
        title={words.many(resource)}
        beside={
          list.total === undefined ? null : (
            <Chip
              size="small"
              label={list.total.toLocaleString('en')}
              sx={{ fontVariantNumeric: 'tabular-nums' }}
            />
          )
        }
        actions={<ListActions resource={resource} list={list} columns={columns.shown} />}
      />
      <ResourceTable resource={resource} list={list} columns={columns} />
    </>
  );
};
