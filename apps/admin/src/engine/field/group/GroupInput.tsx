import { Box, Typography } from '@mui/material';
import type { AnyField } from '@school/kernel';
import { useWords } from '../../catalogue/use-words.ts';
import { flatErrors } from '../../data/field-errors.ts';
import type { InputProps } from '../field-view.ts';

/** Fields that belong together, under one heading. */
export const GroupInput = ({
  field,
  name,
  label,
  value,
  onChange,
  onBlur,
  errors,
  readOnly,
  resource,
  Nested,
}: InputProps<'group'>) => {
  const { part, say } = useWords();
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const wrong = new Map(flatErrors(errors).map(({ path, error }) => [path, error.message]));
  if (!Nested) return null;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ mb: 1, p: 0 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {Object.entries(field.fields).map(([key, inner]) => (
          <Nested
            key={key}
            field={inner as AnyField}
            name={`${name}.${key}`}
            label={part(`resources.${resource?.key ?? 'any'}.fields.${name}`, key, inner)}
            value={given[key]}
            onChange={(next) => onChange({ ...given, [key]: next })}
            onBlur={onBlur}
            error={wrong.get(key)}
            help={
              inner.help === undefined
                ? undefined
                : say(`resources.${resource?.key ?? 'any'}.help.${name}.${key}`, inner.help)
            }
            required={inner.required}
            readOnly={readOnly ?? inner.readOnly}
            resource={resource}
          />
        ))}
      </Box>
    </Box>
  );
};
