import { useTranslate } from 'react-admin';
import { problemAt, type AnyField, type AnyResource, type Violation } from '@school/kernel';
import { useEnvironment } from '../../environment/environment.ts';
import { useWords } from '../../catalogue/use-words.ts';
import type { FieldError } from '../../data/field-errors.ts';
import { useViolationWords } from '../use-violation-words.ts';
import { cellViolation, type Line } from './line-edit.ts';

const problemOf = (key: string, label: string, violation: Violation): FieldError => {
  const { code, params, message } = problemAt(key, label, violation);
  return { type: code, params, message };
};

interface CheckedLine {
  readonly child: AnyResource;
  readonly line: Line;
  readonly errors: object | undefined;
}

/** Reports what is wrong with a line's cell immediately, so that a paste marks it while the rest stays. */
export const useCellProblem = ({ child, line, errors }: CheckedLine) => {
  const translate = useTranslate();
  const words = useWords();
  const { context } = useEnvironment();
  const say = useViolationWords();
  const wrong = (errors ?? {}) as Readonly<Record<string, FieldError | undefined>>;
  return (key: string, column: AnyField): string | undefined => {
    const label = words.field(child, key);
    const found = wrong[key];
    const value = line[key];
    if (column.type === 'ref' && typeof value === 'string' && value !== '')
      return translate('engine.lines.notFound', { name: value });
    if (found) return say(found, label);
    const violation = cellViolation(column, value, context);
    return violation && say(problemOf(key, label, violation), label);
  };
};
