import { FieldCell } from './FieldCell.tsx';
import type { ViewProps } from './field-view.ts';
import { viewOf } from './view-of.ts';

/** A value on a record's page. */
export const FieldDisplay = (props: ViewProps) => {
  const { Display } = viewOf(props.field);
  return <Display {...props} Nested={FieldCell} />;
};
