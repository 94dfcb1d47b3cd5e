import { Box, FormHelperText } from '@mui/material';
import { plainText } from '@school/kernel';
import { RichTextInput } from 'ra-input-rich-text';
import { useTranslate } from 'react-admin';
import { useId, useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { InputProps } from '../field-view.ts';
import { EditorTools } from './EditorTools.tsx';
import { editorLook } from './editor-look.ts';
import { editorOptions } from './editor-options.ts';

const source = 'text';
const wrong = { [source]: { type: 'said', message: '' } };

/**
 * react-admin's editor for formatted text with our tools and, if the field has a limit, a character count. The engine's
 * inputs keep no value and may be outside a form, so it gets a form of one field, which follows the value; the error
 * message is below, where the description of the box points.
 */
export const RichTextEditor = ({
  field,
  value,
  onChange,
  label,
  error,
  help,
  required,
  readOnly,
  inputRef,
}: InputProps<'richText'>) => {
  const id = useId();
  const form = useForm({
    values: { [source]: value ?? null },
    errors: error ? wrong : undefined,
    resetOptions: { keepErrors: true },
  });
  const options = useMemo(() => editorOptions(id), [id]);
  return (
    <Box
      ref={(element: HTMLElement | null) => {
        inputRef?.(element?.querySelector<HTMLElement>('[role="textbox"]') ?? null);
      }}
    >
      <FormProvider {...form}>
        <RichTextInput
          id={id}
          source={source}
          label={label}
          isRequired={required}
          readOnly={readOnly}
          helperText={false}
          onChange={(html: unknown) => onChange(html === '' ? null : html)}
          editorOptions={options}
          toolbar={<EditorTools />}
          sx={editorLook(Boolean(error))}
        />
      </FormProvider>
      <BelowText id={`${id}-help`} field={field} value={value} error={error} help={help} />
    </Box>
  );
};

interface BelowTextProps extends Pick<InputProps<'richText'>, 'field' | 'value' | 'error' | 'help'> {
  readonly id: string;
}

/** The error or the help, and the number of characters. */
const BelowText = ({ id, field, value, error, help }: BelowTextProps) => {
  const translate = useTranslate();
  const count = Array.from(plainText(String(value ?? ''))).length;
  const isOver = field.max !== undefined && count > field.max;
  return (
    <Box id={id} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      <FormHelperText error={Boolean(error)}>{error ?? help ?? ''}</FormHelperText>
      {field.max === undefined ? null : (
        <FormHelperText error={isOver} sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {translate('engine.richText.letters', { count: String(count), max: String(field.max) })}
        </FormHelperText>
      )}
    </Box>
  );
};
