import { LongTextCell } from '../longText/LongTextCell.tsx';
import type { ViewProps } from '../field-view.ts';

export const JsonCell = (props: ViewProps) => (
  <LongTextCell
    {...props}
    value={props.value === null || props.value === undefined ? '' : JSON.stringify(props.value)}
  />
);
