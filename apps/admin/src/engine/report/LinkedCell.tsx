import { Link } from '@mui/material';
import type { ReportLink } from '@school/kernel';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { recordPath, screenPath } from '../catalogue/paths.ts';
import { useEnvironment } from '../environment/environment.ts';
import type { ReportRow } from './report-answer.ts';

interface LinkedCellProps {
  readonly link: ReportLink | undefined;
  readonly row: ReportRow;
  readonly children: ReactNode;
}

/** A cell that leads to the record or the list that it is about; plain where the user has no such screen. */
export const LinkedCell = ({ link, row, children }: LinkedCellProps) => {
  const { catalogue } = useEnvironment();
  if (!link) return children;
  const resource = catalogue.resource(link.resource);
  if ('id' in link) {
    const id = row[link.id];
    const path = id === null || id === undefined ? undefined : recordPath(resource, 'show', { id });
    return path === undefined ? (
      children
    ) : (
      <Link component={RouterLink} to={path}>
        {children}
      </Link>
    );
  }
  const list = screenPath(resource, 'list');
  if (list === undefined) return children;
  const filter = Object.fromEntries(
    Object.entries(link.filter).map(([field, column]) => [field, row[column]]),
  );
  const search = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (
    <Link component={RouterLink} to={`${list}?${search.toString()}`}>
      {children}
    </Link>
  );
};
