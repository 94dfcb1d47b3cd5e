import type { Expression } from '../../tree/expression.ts';
import { expressionKind } from '../../expression/kind.ts';
import { fieldTypeOf } from '../../field/bound-type.ts';
import type { Fields } from '../../field/definition.ts';
import type { AnyResource } from '../../resource/definition.ts';
import type { AskedForm } from '../../resource/asked-fields.ts';
import { resolvePath } from '../../resource/paths.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Found } from './finding.ts';
import { judgeExpression, type FieldAt } from './judge-expression.ts';

/** What is wrong with the conditions of an asked form; `at` begins with the field. */
export const askedMistakes = (
  conditions: NonNullable<AskedForm['conditions']>,
  fields: Fields,
  record: AnyResource | undefined,
  catalogue: Catalogue,
): readonly Found[] => {
  const fieldAt: FieldAt = (path) =>
    fields[path] ?? (record ? resolvePath(record, path, catalogue)?.field : undefined);
  const judged = (at: string, expression: Expression | undefined): readonly Found[] => {
    if (expression === undefined) return [];
    const problem = judgeExpression(expression, fieldAt);
    if (problem !== undefined) return [{ at, message: problem }];
    const kind = expressionKind(expression, (path) => {
      const field = fieldAt(path);
      return field && fieldTypeOf(field).kind;
    });
    return kind === 'any' || kind === 'flag' ? [] : [{ at, message: `gives ${kind}, but flag is needed` }];
  };
  return Object.entries(conditions).flatMap(([key, condition]) => {
    const field = fields[key];
    if (!field) return [{ at: key, message: 'is not asked for' }];
    const idle = field.required && (condition?.visible ?? condition?.required) !== undefined;
    return [
      ...(idle ? [{ at: key, message: 'is required always: say `required` as a condition' }] : []),
      ...judged(`${key}.visible`, condition?.visible),
      ...judged(`${key}.required`, condition?.required),
    ];
  });
};
