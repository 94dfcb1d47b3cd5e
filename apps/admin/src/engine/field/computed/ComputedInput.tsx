import { useEnvironment } from '../../environment/environment.ts';
import { valueOf } from '../../catalogue/conditions.ts';
import type { InputProps } from '../field-view.ts';
import { useRow } from '../frame/row-context.ts';
import { ReadOnlyScalar } from './ReadOnlyScalar.tsx';

/** Follows the form while it is filled in; what cannot be computed here keeps the stored value. */
export const ComputedInput = (props: InputProps<'computed'>) => {
  const environment = useEnvironment();
  const row = useRow();
  const live = props.resource ? valueOf(props.resource, props.field.value, row, environment) : undefined;
  return <ReadOnlyScalar {...props} value={live ?? props.value} />;
};
