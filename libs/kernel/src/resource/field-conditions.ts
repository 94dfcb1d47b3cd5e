import type { Expression } from '../tree/expression.ts';

export interface FieldConditions<F extends string> {
  readonly visible?: Expression<F>;
  readonly required?: Expression<F>;
  readonly readOnly?: Expression<F>;
}
/** When a field of an asked form is shown and when it is required, evaluated over the form and the one record behind it. */
export type AskedConditions<F extends string = string> = Pick<FieldConditions<F>, 'visible' | 'required'>;
