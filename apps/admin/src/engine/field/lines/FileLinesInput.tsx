import AttachFile from '@mui/icons-material/AttachFile';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import type { FieldOf, StoredFile } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import type { InputProps } from '../field-view.ts';
import { AttachedFiles } from './AttachedFiles.tsx';
import type { Line } from './line-edit.ts';
import { useAttaching } from './use-attaching.ts';

interface Props extends InputProps<'lines'> {
  /** Key of the field that holds the file, and what it takes. */
  readonly column: readonly [key: string, field: FieldOf<'file'>];
}

const isFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'id' in value;

/** Lines that are a file and nothing else: several are chosen or dropped at once, each is sent at once. */
export const FileLinesInput = ({
  column: [key, field],
  field: { max },
  label,
  value,
  onChange,
  error,
  help,
  required,
  readOnly,
  inputRef,
}: Props) => {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const lines = Array.isArray(value) ? (value as readonly Line[]) : [];
  const free = max === undefined ? Number.POSITIVE_INFINITY : max - lines.length;
  const state = useAttaching(field, (files) => {
    onChange([...lines, ...files.map((file) => ({ [key]: file }))]);
  });
  const take = (chosen: FileList | null): void => {
    if (!readOnly) void state.attach([...(chosen ?? [])], free);
  };
  const message = state.problem ?? error ?? help;
  return (
    <Box
      role="group"
      aria-label={label}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <Typography variant="subtitle2" color={error ? 'error' : undefined} sx={{ mb: 0.5 }}>
        {label}
        {required ? ' *' : ''}
      </Typography>
      <AttachedFiles
        files={lines.map((line) => line[key]).filter(isFile)}
        onRemove={
          readOnly || state.busy
            ? undefined
            : (id) => onChange(lines.filter((line) => !(isFile(line[key]) && line[key].id === id)))
        }
      />
      {readOnly || free <= 0 ? null : (
        <Button
          ref={inputRef}
          size="small"
          variant="outlined"
          startIcon={<AttachFile />}
          loading={state.busy}
          onClick={() => chooser.current?.click()}
        >
          {translate('engine.file.attach')}
        </Button>
      )}
      <input
        ref={chooser}
        hidden
        multiple
        type="file"
        aria-label={label}
        accept={field.accept.map((one) => `.${one}`).join(',')}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      {message ? (
        <FormHelperText error={Boolean(state.problem ?? error)} sx={{ mx: 0 }}>
          {message}
        </FormHelperText>
      ) : null}
    </Box>
  );
};
