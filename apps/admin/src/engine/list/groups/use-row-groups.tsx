import { readGroupedBy, type AnyResource, type GroupFigures } from '@school/kernel';
import { useTranslate, type RaRecord } from 'react-admin';
import { fieldAt } from '../../catalogue/fields.ts';
import { FieldCell } from '../../field/FieldCell.tsx';
import { wholeNumber } from '../../../i18n/whole-number.ts';
import type { TableGroup } from '../table/items.ts';
import type { ResourceList } from '../use-resource-list.ts';
import { pageOfGroup, toggledGroup, type GroupState } from './group-state.ts';
import { rowGroupsOf, type RowGroup } from './row-groups.ts';
import { useGroupWords } from './use-group-words.ts';

/** Shows another state of the groups, at one of their pages. */
export type ShowGroups = (next: GroupState, page: number) => void;

const sumsOf = (resource: AnyResource, figures: GroupFigures | undefined): TableGroup<RaRecord>['sums'] =>
  Object.fromEntries(
    Object.entries(figures?.sum ?? {}).flatMap(([key, value]) => {
      const field = fieldAt(resource, key);
      if (!field || value === null) return [];
      return [
        [key, <FieldCell key={key} field={field} name={key} value={value} row={{}} resource={resource} />],
      ];
    }),
  );

/** The rows of a list below the headings of their groups; undefined if it has none. */
export const useRowGroups = (
  resource: AnyResource,
  list: ResourceList,
  state: GroupState | undefined,
  show: ShowGroups,
): readonly TableGroup<RaRecord>[] | undefined => {
  const translate = useTranslate();
  const words = useGroupWords(resource);
  if (!state || !list.data) return undefined;
  const { page, perPage, figures } = list;
  const { grain } = readGroupedBy(state.by);
  const toggle = ({ key, open, figures: own }: RowGroup<RaRecord>): void => {
    const change = (own?.count ?? 0) * (open ? -1 : 1);
    const rows = (figures.rows ?? list.openRows ?? 0) + change;
    show(toggledGroup(state, key), own ? pageOfGroup(own.start, rows, perPage) : page);
  };
  const note = ({ figures: own, part }: RowGroup<RaRecord>): string => {
    if (!own) return '';
    const count = wholeNumber(own.count);
    return part
      ? translate('engine.group.part', { from: wholeNumber(part.from), to: wholeNumber(part.to), count })
      : count;
  };
  return rowGroupsOf(list.data, figures.groups, state, (page - 1) * perPage).map((group) => ({
    key: `${grain} ${group.key}`,
    title: words.title(state.by, group),
    note: note(group),
    open: group.open,
    onToggle: () => toggle(group),
    rows: group.rows,
    sums: sumsOf(resource, group.figures),
  }));
};
