import { Link } from '@mui/material';
import { opensTo, scaleOf, type AnyReport, type ReportColumn, type ReportRow } from '@school/kernel';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { recordPath, screenPath } from '../catalogue/paths.ts';
import { downloadFile } from '../files/download.ts';
import { useToast } from '../feedback/use-toast.ts';
import { useEnvironment, type Environment } from '../environment/environment.ts';
import { behindAddress } from './behind-address.ts';
import { reportAddress } from './report-address.ts';

export interface LinkedReport {
  readonly report: AnyReport;
  /** The parameters of the report. */
  readonly asked: Readonly<Record<string, unknown>>;
}

interface LinkedCellProps extends LinkedReport {
  readonly column: ReportColumn;
  /** Key of the column. */
  readonly name: string;
  readonly row: ReportRow;
  readonly children: ReactNode;
}

const listAddress = (list: string, filter: Readonly<Record<string, string>>, row: ReportRow): string => {
  const values = Object.fromEntries(Object.entries(filter).map(([field, column]) => [field, row[column]]));
  return `${list}?${new URLSearchParams({ filter: JSON.stringify(values) }).toString()}`;
};

/** Where a cell leads; undefined if it is empty or the user has no such screen. */
const addressOf = (
  { catalogue, actor }: Environment,
  { report, column, name, row, asked }: Omit<LinkedCellProps, 'children'>,
): string | undefined => {
  const { link, of } = column;
  const value = row[name];
  if (value === null || value === undefined || value === '') return undefined;
  // A figure of zero has no rows behind it.
  if (scaleOf(column) !== undefined && Number(value) === 0) return undefined;
  if (!link) return behindAddress({ catalogue, actor }, { report, column, name, row, asked });
  if ('report' in link) {
    const target = catalogue.reports.find(({ key }) => key === link.report);
    return target && opensTo(actor, target) ? reportAddress(target, link, { row, asked, of }) : undefined;
  }
  if ('file' in link) return undefined;
  const resource = catalogue.resource(link.resource);
  if ('filter' in link) {
    const list = screenPath(resource, 'list');
    return list === undefined ? undefined : listAddress(list, link.filter, row);
  }
  const id = row[link.id];
  if (id === null || id === undefined) return undefined;
  return (
    link.at?.replace(/:\w+/, encodeURIComponent(String(id))) ?? recordPath(resource, 'show', { ...row, id })
  );
};

interface FileLinkProps {
  readonly id: number;
  readonly name: string;
  readonly fetcher: Environment['fetcher'];
}

/** A file to download. */
const FileLink = ({ id, name, fetcher }: FileLinkProps) => {
  const toast = useToast();
  return (
    <Link
      component="button"
      type="button"
      sx={{ textAlign: 'start' }}
      onClick={() => void downloadFile(fetcher, `/setup/v1/files/${id}`, name).catch(toast.failure)}
    >
      {name}
    </Link>
  );
};

/** A cell that links to the record, the list or the report it is about. */
export const LinkedCell = ({ children, ...cell }: LinkedCellProps) => {
  const environment = useEnvironment();
  const { link } = cell.column;
  const file = link && 'file' in link ? cell.row[link.file] : undefined;
  if (typeof file === 'number')
    return <FileLink id={file} name={String(cell.row[cell.name] ?? '')} fetcher={environment.fetcher} />;
  const address = addressOf(environment, cell);
  if (address === undefined) return children;
  return (
    <Link component={RouterLink} to={address}>
      {children}
    </Link>
  );
};
