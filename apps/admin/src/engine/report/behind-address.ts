import {
  behindKey,
  may,
  rowsBehind,
  type AnyReport,
  type ReportColumn,
  type ReportRow,
} from '@school/kernel';
import { recordPath, screenPath } from '../catalogue/paths.ts';
import type { Environment } from '../environment/environment.ts';

type Values = Readonly<Record<string, unknown>>;

interface Cell {
  readonly report: AnyReport;
  readonly column: ReportColumn;
  /** Key of the column. */
  readonly name: string;
  readonly row: ReportRow;
  /** The parameters of the report. */
  readonly asked: Values;
}

/** The first visible column that leads nowhere else names the record of a row. */
const namesRecord = ({ columns, groupBy }: AnyReport, name: string): boolean => {
  const shown = Object.entries(columns).filter(([key, { hidden }]) => !hidden && key !== groupBy);
  return shown.every(([, { link }]) => link === undefined) && shown[0]?.[0] === name;
};

/**
 * Where to find the rows that a figure counts or adds up, or the record of a line, according to the server's information on
 * it; undefined if the user has no such screen.
 */
export const behindAddress = (
  { catalogue, actor }: Pick<Environment, 'catalogue' | 'actor'>,
  { report, column, name, row, asked }: Cell,
): string | undefined => {
  const behind = row[behindKey];
  if (report.from === undefined || typeof behind !== 'object' || behind === null) return undefined;
  const resource = catalogue.resource(report.from);
  if (!may(actor, resource.access, 'read')) return undefined;
  if ('id' in behind) {
    return namesRecord(report, name) ? recordPath(resource, 'show', { id: Number(behind.id) }) : undefined;
  }
  const list = screenPath(resource, 'list');
  if (!column.figure || list === undefined) return undefined;
  const filter = JSON.stringify(rowsBehind(report, asked, row));
  return `${list}?${new URLSearchParams({ filter }).toString()}`;
};
