import { firstAddress, type AnyReport, type ReportLink } from '@school/kernel';
import type { ReportRow } from './report-answer.ts';
import { writeParameters } from './parameters.ts';

interface From {
  readonly row: ReportRow;
  /** What the report was asked that the cell stands in. */
  readonly asked: Readonly<Record<string, unknown>>;
  /** The record that the column stands for. */
  readonly of: number | undefined;
}

/** The address of the report that says what a figure is made of. */
export const reportAddress = (
  target: Pick<AnyReport, 'screen'>,
  { parameters, keep = [], each }: Extract<ReportLink, { readonly report: string }>,
  { row, asked, of }: From,
): string => {
  const values = {
    ...Object.fromEntries(keep.map((key) => [key, asked[key]])),
    ...Object.fromEntries(Object.entries(parameters).map(([key, column]) => [key, row[column]])),
    ...(each === undefined ? {} : { [each]: of }),
  };
  return `${firstAddress(target.screen) ?? ''}?${new URLSearchParams(writeParameters(values)).toString()}`;
};
