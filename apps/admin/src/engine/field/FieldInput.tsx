import { Skeleton } from '@mui/material';
import { Suspense, type ComponentType } from 'react';
import type { InputProps } from './field-view.ts';
import { inputs } from './inputs.ts';

/** The input of a field, whatever its type. */
export const FieldInput = (props: InputProps) => {
  const Input = inputs[props.field.type] as unknown as ComponentType<InputProps>;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      <Input {...props} Nested={FieldInput} />
    </Suspense>
  );
};
