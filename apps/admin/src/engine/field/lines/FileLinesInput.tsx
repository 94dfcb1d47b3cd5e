import AttachFile from '@mui/icons-material/AttachFile';
import { Typography } from '@mui/material';
import type { FieldOf, StoredFile } from '@school/kernel';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { InputProps } from '../field-view.ts';
import { FileChooser } from '../file/FileChooser.tsx';
import { AttachedFiles } from './AttachedFiles.tsx';
import type { Line } from './line-edit.ts';
import { useAttaching } from './use-attaching.ts';

interface Props extends InputProps<'lines'> {
  /** Key of the field that holds the file, and the files it accepts. */
  readonly column: readonly [key: string, field: FieldOf<'file'>];
  /** The other fields of the lines are filled in here. */
  readonly grid?: ReactNode;
}

const isFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'id' in value;

/** Lines that are each a file: several can be chosen or dropped together, each is uploaded immediately. */
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
  grid,
}: Props) => {
  const translate = useTranslate();
  const lines = Array.isArray(value) ? (value as readonly Line[]) : [];
  const free = max === undefined ? Number.POSITIVE_INFINITY : max - lines.length;
  const state = useAttaching(field, (files) => {
    onChange([...lines, ...files.map((file) => ({ [key]: file }))]);
  });
  return (
    <FileChooser
      multiple
      name={label}
      accept={field.accept}
      message={state.problem ?? (grid ? undefined : (error ?? help))}
      isProblem={Boolean(state.problem ?? error)}
      onFiles={(files) => {
        if (!readOnly) void state.attach(files, free);
      }}
      heading={
        grid ?? (
          <>
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
          </>
        )
      }
      inputRef={inputRef}
      button={
        readOnly || free <= 0
          ? undefined
          : { text: translate('engine.file.attach'), icon: <AttachFile />, busy: state.busy }
      }
    />
  );
};
