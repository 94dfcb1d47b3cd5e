import { firstAddress, type AnyReport, type ReportLink, type ReportRow } from '@school/kernel';
import { writeParameters } from './parameters.ts';

interface From {
  readonly row: ReportRow;
  /** The parameters of the report that contains the cell. */
  readonly asked: Readonly<Record<string, unknown>>;
  /** The record that the column stands for. */
  readonly of: number | undefined;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/**
 * The address of the report that breaks a figure down; undefined if the row does not supply the parameters of that report.
 */
export const reportAddress = (
  target: Pick<AnyReport, 'screen' | 'parameters'>,
  { parameters, keep = [], each }: Extract<ReportLink, { readonly report: string }>,
  { row, asked, of }: From,
): string | undefined => {
  const isAsked = (key: string): boolean => target.parameters[key]?.required === true;
  if (Object.entries(parameters).some(([key, column]) => isAsked(key) && isEmpty(row[column])))
    return undefined;
  const values = {
    ...Object.fromEntries(keep.map((key) => [key, asked[key]])),
    ...Object.fromEntries(Object.entries(parameters).map(([key, column]) => [key, row[column]])),
    ...(each === undefined ? {} : { [each]: of }),
  };
  return `${firstAddress(target.screen) ?? ''}?${new URLSearchParams(writeParameters(values)).toString()}`;
};
