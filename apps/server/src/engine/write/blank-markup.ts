import { plainText } from '@school/kernel';
import type { FieldProblem, Fields } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import { problemAt } from '../validation/accept-body.ts';

/** Required texts of which nothing but markup is left: `<p></p>`, or only a script. */
export const blankMarkup = (fields: Fields, values: RecordValues): readonly FieldProblem[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const value = values[key];
    const isBlank = field.type === 'richText' && typeof value === 'string' && plainText(value) === '';
    return isBlank && field.required ? [problemAt(key, 'required')] : [];
  });
