import { Chip } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAbove } from '../catalogue/use-above.ts';
import { useWords } from '../catalogue/use-words.ts';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import { OwnSectionPart } from '../page/OwnSectionPart.tsx';
import { showsOwn } from '../environment/own-section.ts';
import { AboveName } from '../record/AboveName.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { BoardSwitch } from './board/BoardSwitch.tsx';
import { pageOf } from './list-page.ts';
import type { ChosenGroup } from './groups/group-state.ts';
import type { GroupControl } from './groups/group-control.ts';
import { useGrouping } from './groups/use-grouping.ts';
import { ListContexts } from './ListContexts.tsx';
import { ListActions } from './ListActions.tsx';
import { ResourceTable } from './ResourceTable.tsx';
import { YearNote } from '../year/YearNote.tsx';
import { useColumns } from './use-columns.ts';
import { useResourceList, type ResourceList } from './use-resource-list.ts';
import {
  readExtras,
  searchWith,
  withExtras,
  type AddressExtras,
  type ViewState,
} from './views/view-state.ts';
import { wholeNumber } from '../../i18n/whole-number.ts';

const Board = lazy(() => import('./board/Board.tsx').then((module) => ({ default: module.Board })));

const noValues = {};

interface ListHeaderProps {
  readonly title: string;
  readonly above: ReturnType<typeof useAbove>;
  readonly list: ResourceList;
  readonly children: ReactNode;
}

/** The name of a list with its number of records, and the actions on it as a whole. */
const ListHeader = ({ title, above, list, children }: ListHeaderProps) => (
  <PageHeader
    title={title}
    beside={
      list.total === undefined ? null : (
        <Chip size="small" label={wholeNumber(list.total)} sx={{ fontVariantNumeric: 'tabular-nums' }} />
      )
    }
    under={above ? <AboveName above={above} /> : null}
    actions={children}
  />
);

/** The list of a resource at an address of its own. */
export const ListScreen = ({ resource }: { readonly resource: AnyResource }) => {
  const words = useWords();
  const { actor } = useEnvironment();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const { columns: keys, ...extras } = readExtras(search);
  const drop = (): void =>
    void (keys && navigate({ pathname, search: withExtras(search, extras) }, { replace: true }));
  const above = useAbove(resource);
  const columns = useColumns(resource, above?.fields, { keys, drop });
  const page = pageOf(resource);
  const title = page
    ? words.say(`resources.${resource.key}.pages.${page.key}`, page.label)
    : words.many(resource);
  usePageTitle(title);
  const isBoard = resource.list.board !== undefined && extras.board === true;
  const grouping = useGrouping(resource, extras.group, above?.fields);
  const list = useResourceList({
    resource,
    columns: columns.shown,
    fixed: above?.values,
    group: isBoard ? undefined : grouping.state,
  });
  /** The same list with other extras in its address. */
  const change = (next: AddressExtras, page?: number): void => {
    const { filterValues: filter, sort, perPage } = list;
    const search = searchWith({ filter, sort: sort as ViewState['sort'], perPage }, next, page);
    void navigate({ pathname, search }, { replace: true });
  };
  const now: AddressExtras = { ...extras, ...(keys ? { columns: keys } : {}) };
  const showGroups = (group: ChosenGroup, page?: number): void => change({ ...now, group }, page);
  const groups: GroupControl = {
    ...grouping,
    chosen: extras.group,
    choose: (next) => showGroups(next),
    show: showGroups,
  };
  const show = (board: boolean): void => {
    const { board: _shown, ...rest } = now;
    change({ ...rest, ...(board ? { board } : {}) });
  };
  return (
    <ListContexts resource={resource} list={list}>
      <ListHeader title={title} above={above} list={list}>
        {resource.list.board ? <BoardSwitch isBoard={isBoard} onChange={show} /> : null}
        <ListActions
          resource={resource}
          list={list}
          columns={columns.shown}
          group={isBoard ? undefined : grouping.state?.by}
        />
      </ListHeader>
      {above ? null : <YearNote resource={resource} list={list} />}
      {(resource.notices ?? []).filter(showsOwn(actor, 'list')).map((own) => (
        <OwnSectionPart key={own.key} own={own} record={undefined} values={noValues} />
      ))}
      {isBoard ? (
        <Suspense fallback={null}>
          <Board resource={resource} list={list} columns={columns} given={above?.fields} />
        </Suspense>
      ) : (
        <ResourceTable
          resource={resource}
          list={list}
          columns={columns}
          groups={groups}
          given={above?.fields}
        />
      )}
    </ListContexts>
  );
};
