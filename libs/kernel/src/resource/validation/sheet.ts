import { wordsOf } from '../../naming/case.ts';
import { problemAt } from '../../problem/messages.ts';
import type { FieldProblem, Violation } from '../../problem/problem.ts';
import type { AnyField } from '../../field/definition.ts';
import type { AnyResource } from '../definition.ts';
import type { Values, ValidateOptions } from './options.ts';

/** One row during validation. */
export interface Sheet {
  readonly resource: AnyResource;
  readonly options: ValidateOptions;
  /** `lines[2].` inside lines. */
  readonly prefix: string;
  readonly input: Values;
  /** What will be written. */
  readonly values: Record<string, unknown>;
  readonly problems: FieldProblem[];
}

/** Label of a field on the screen. */
export const labelOfField = (key: string, field?: AnyField): string => field?.label ?? wordsOf(key);

/** Records a problem at a field of the sheet, `name` or `address.city`. */
export const note = (sheet: Sheet, path: string, violation: Violation, field?: AnyField): void => {
  const label = labelOfField(path.split('.').at(-1) ?? path, field);
  sheet.problems.push(problemAt(`${sheet.prefix}${path}`, label, violation));
};

/** Whether a field already has a problem. */
export const hasProblem = ({ problems, prefix }: Sheet, path: string): boolean => {
  const at = `${prefix}${path}`;
  return problems.some(
    ({ field }) => field === at || field.startsWith(`${at}.`) || field.startsWith(`${at}[`),
  );
};
