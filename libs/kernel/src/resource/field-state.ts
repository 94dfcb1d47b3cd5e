import type { Expression } from '../tree/expression.ts';
import type { AnyResource } from './definition.ts';
import { fieldOf } from './fields-of.ts';
import type { RowReader } from './row-reader.ts';

/** What definition and conditions determine about a field for the current values. */
export interface FieldState {
  readonly visible: boolean;
  readonly required: boolean;
  readonly readOnly: boolean;
}

/** The state of a field. A condition that cannot be decided here leaves the field visible, optional and writable. */
export const fieldState = (resource: AnyResource, key: string, reader: RowReader): FieldState => {
  const conditions = resource.conditions?.[key];
  const field = fieldOf(resource, key);
  const says = (condition: Expression | undefined): boolean =>
    condition !== undefined && reader.holds(condition, false) === true;
  const visible = conditions?.visible === undefined || reader.holds(conditions.visible, true) === true;
  return {
    visible,
    required: visible && (field?.required === true || says(conditions?.required)),
    readOnly: field?.readOnly === true || says(conditions?.readOnly),
  };
};
