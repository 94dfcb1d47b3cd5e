import type { ViewProps } from './field-view.ts';
import { viewOf } from './view-of.ts';

/** A value in a table. */
export const FieldCell = (props: ViewProps) => {
  const { Cell } = viewOf(props.field);
  return <Cell {...props} Nested={FieldCell} />;
};
