import { FormHelperText, Typography } from '@mui/material';
import { RichTextInput as Editor } from 'ra-input-rich-text';
import { FormProvider, useForm } from 'react-hook-form';
import type { InputProps } from '../field-view.ts';
import { FollowValue } from './FollowValue.tsx';

/** react-admin's editor in a form of its own, so that it takes a value and gives one like every other input. */
export const RichTextEditor = ({
  value,
  onChange,
  label,
  error,
  help,
  required,
  readOnly,
}: InputProps<'richText'>) => {
  const form = useForm({ defaultValues: { html: String(value ?? '') } });
  return (
    <div>
      <Typography variant="body2" color={error ? 'error' : 'textSecondary'} sx={{ mb: 0.5 }}>
        {label}
        {required ? ' *' : ''}
      </Typography>
      <FormProvider {...form}>
        <Editor source="html" label={false} helperText={false} readOnly={readOnly} fullWidth />
        <FollowValue onChange={onChange} />
      </FormProvider>
      {error || help ? <FormHelperText error={Boolean(error)}>{error ?? help}</FormHelperText> : null}
    </div>
  );
};
