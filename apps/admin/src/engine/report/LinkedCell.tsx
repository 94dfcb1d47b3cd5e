import { Link } from '@mui/material';
import { opensTo, type ReportColumn } from '@school/kernel';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { recordPath, screenPath } from '../catalogue/paths.ts';
import { useEnvironment, type Environment } from '../environment/environment.ts';
import type { ReportRow } from './report-answer.ts';
import { reportAddress } from './report-address.ts';

interface LinkedCellProps {
  readonly column: ReportColumn;
  /** Key of the column. */
  readonly name: string;
  readonly row: ReportRow;
  /** What the report was asked. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

const listAddress = (list: string, filter: Readonly<Record<string, string>>, row: ReportRow): string => {
  const values = Object.fromEntries(Object.entries(filter).map(([field, column]) => [field, row[column]]));
  return `${list}?${new URLSearchParams({ filter: JSON.stringify(values) }).toString()}`;
};

/** Where a cell leads; undefined where it is empty or the user has no such screen. */
const addressOf = (
  { catalogue, actor }: Environment,
  { column, name, row, asked }: Omit<LinkedCellProps, 'children'>,
): string | undefined => {
  const { link, of } = column;
  const value = row[name];
  if (!link || value === null || value === undefined || value === '') return undefined;
  if ('report' in link) {
    const target = catalogue.reports.find(({ key }) => key === link.report);
    return target && opensTo(actor, target) ? reportAddress(target, link, { row, asked, of }) : undefined;
  }
  const resource = catalogue.resource(link.resource);
  if ('filter' in link) {
    const list = screenPath(resource, 'list');
    return list === undefined ? undefined : listAddress(list, link.filter, row);
  }
  const id = row[link.id];
  if (id === null || id === undefined) return undefined;
  return link.at?.replace(/:\w+/, encodeURIComponent(String(id))) ?? recordPath(resource, 'show', { id });
};

/** A cell that leads to the record, the list or the report that it is about. */
export const LinkedCell = ({ children, ...cell }: LinkedCellProps) => {
  const address = addressOf(useEnvironment(), cell);
  if (address === undefined) return children;
  return (
    <Link component={RouterLink} to={address}>
      {children}
    </Link>
  );
};
