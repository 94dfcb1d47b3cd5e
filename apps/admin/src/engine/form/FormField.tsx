import { Box } from '@mui/material';
import type { AnyResource, FieldState } from '@school/kernel';
import { memo, useContext, useState } from 'react';
import { useController } from 'react-hook-form';
import { fieldOf } from '../catalogue/fields.ts';
import { useWords } from '../catalogue/use-words.ts';
import type { FieldError } from '../data/field-errors.ts';
import { FieldInput } from '../field/FieldInput.tsx';
import { RowContext } from '../field/frame/row-context.ts';
import { isWide } from '../field/view-of.ts';
import { LastGiven } from './LastGiven.tsx';
import { TriedContext } from './tried-context.ts';
import { useViolationWords } from '../field/use-violation-words.ts';

interface FormFieldProps {
  readonly resource: AnyResource;
  readonly name: string;
  readonly state: FieldState;
  readonly autoFocus?: boolean;
}

/** One field of a form; only this is re-rendered while it is typed into. */
export const FormField = memo(({ resource, name, state, autoFocus }: FormFieldProps) => {
  const words = useWords();
  const say = useViolationWords();
  const { field: control, fieldState } = useController({ name });
  const tried = useContext(TriedContext);
  const field = fieldOf(resource, name);
  const row = useContext(RowContext);
  const [isNew] = useState(() => row.get()['_record'] === undefined);
  const error = fieldState.error as (FieldError & { root?: FieldError }) | undefined;
  const found = error?.root ?? (error && typeof error.message === 'string' ? error : undefined);
  // What is still to be filled in is not an error until the user has tried to save.
  const own = found?.type === 'required' && !tried ? undefined : found;
  return (
    <Box data-field={name} sx={{ minWidth: 0, ...(isWide(field) ? { gridColumn: '1 / -1' } : {}) }}>
      <FieldInput
        field={field}
        name={name}
        label={words.field(resource, name)}
        value={control.value}
        onChange={control.onChange}
        onBlur={control.onBlur}
        inputRef={control.ref}
        error={own ? say(own, words.field(resource, name)) : undefined}
        errors={error}
        help={field.help ? words.say(`resources.${resource.key}.help.${name}`, field.help) : undefined}
        required={state.required}
        readOnly={state.readOnly}
        autoFocus={autoFocus}
        resource={resource}
      />
      {field.type === 'text' && field.tellsLast && isNew ? (
        <LastGiven resource={resource} name={name} />
      ) : null}
    </Box>
  );
});
