import type { AnyField, FieldOf } from '../../field/definition.ts';
import { fieldTypeOf } from '../../field/bound-type.ts';
import type { FieldContext } from '../../field/field-type.ts';
import { eachField } from './every-field.ts';
import type { CatalogueCheck } from './finding.ts';

const context: FieldContext = { today: '2024-02-29', locale: 'en', dateOrder: 'YMD' };

/** Fields whose bounds are values of their own kind; the bounds of texts and lines count letters and lines. */
type Measured = FieldOf<'int' | 'decimal' | 'percent' | 'money' | 'date'>;
const measured: ReadonlySet<string> = new Set(['int', 'decimal', 'percent', 'money', 'date']);
const isMeasured = (field: AnyField): field is Measured => measured.has(field.type);

/** The field without its bounds: each is checked against its kind, not against the other. */
const unbound = ({ min: _min, max: _max, ...field }: Measured): AnyField => field;

const refused = (field: Measured): readonly string[] =>
  Object.entries({ min: field.min, max: field.max }).flatMap(([name, bound]) => {
    if (bound === undefined || bound === 'today') return [];
    return fieldTypeOf(unbound(field)).accept(bound, context).ok
      ? []
      : [`${name} ${bound} is no value of it`];
  });

/** A bound is compared with values of the field: one that is not such a value lets everything through, or nothing. */
export const bounds: CatalogueCheck = {
  code: 'RES049',
  finds: 'A bound that is no value of its field: no day, no whole number, more decimals than are kept.',
  run: eachField((field) => (isMeasured(field) ? refused(field) : [])),
};
