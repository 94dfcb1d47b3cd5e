import type { Expression } from '../../tree/expression.ts';
import type { ValueKind } from '../../field/field-type.ts';
import { fieldTypeOf } from '../../field/bound-type.ts';
import type { AnyResource } from '../../resource/definition.ts';

/** A place with an expression, and the required kind of its value. */
export interface NamedExpression {
  readonly at: string;
  readonly expression: Expression;
  readonly wanted: ValueKind;
}

const condition = (at: string, expression: Expression | undefined): readonly NamedExpression[] =>
  expression === undefined ? [] : [{ at, expression, wanted: 'flag' }];

/** Every expression of a resource. */
export const namedExpressions = (resource: AnyResource): readonly NamedExpression[] => [
  ...Object.entries(resource.fields).flatMap(([key, field]): readonly NamedExpression[] =>
    field.type === 'computed'
      ? [{ at: `fields.${key}.value`, expression: field.value, wanted: fieldTypeOf(field).kind }]
      : [],
  ),
  ...Object.entries(resource.conditions ?? {}).flatMap(([key, conditions]) => [
    ...condition(`conditions.${key}.visible`, conditions?.visible),
    ...condition(`conditions.${key}.required`, conditions?.required),
    ...condition(`conditions.${key}.readOnly`, conditions?.readOnly),
  ]),
  ...(resource.list.tone ?? []).flatMap(({ when }, index) => condition(`list.tone[${index}].when`, when)),
  ...(resource.checks ?? []).flatMap(({ holds }, index) => condition(`checks[${index}].holds`, holds)),
  ...(resource.closed ?? []).flatMap(({ when }, index) => condition(`closed[${index}].when`, when)),
  ...(resource.unique ?? []).flatMap(({ where }, index) => condition(`unique[${index}].where`, where)),
  ...(resource.noOverlap ?? []).flatMap(({ where }, index) => condition(`noOverlap[${index}].where`, where)),
  ...Object.entries(resource.actions ?? {}).flatMap(([key, { when }]) =>
    condition(`actions.${key}.when`, when),
  ),
  ...Object.entries(resource.lifecycle?.transitions ?? {}).flatMap(([key, { when }]) =>
    condition(`lifecycle.transitions.${key}.when`, when),
  ),
];
