import Close from '@mui/icons-material/Close';
import UploadFile from '@mui/icons-material/UploadFile';
import { IconButton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, type ReactNode } from 'react';
import type { InputProps } from '../field-view.ts';
import { FileChooser } from './FileChooser.tsx';
import { TakePhoto } from './TakePhoto.tsx';
import { type UploadedField, useFileUpload } from './use-file-upload.ts';

interface FilePickProps extends Omit<InputProps, 'field'>, UploadedField {
  readonly preview: ReactNode;
  /** Offers the camera as well. */
  readonly camera?: boolean;
  /** Offers the microphone as well, for this many seconds. */
  readonly seconds?: number;
}

const SoundRecorder = lazy(async () => ({
  default: (await import('./SoundRecorder.tsx')).SoundRecorder,
}));

/** Chooses or drops one file; it is uploaded immediately, the record keeps its number. */
export const FilePick = (props: FilePickProps) => {
  const {
    accept,
    preview,
    camera,
    seconds,
    label,
    value,
    onChange,
    error,
    help,
    required,
    readOnly,
    inputRef,
  } = props;
  const translate = useTranslate();
  const { state, take } = useFileUpload(props);
  return (
    <FileChooser
      accept={accept}
      message={state.problem ?? error ?? help}
      isProblem={Boolean(state.problem ?? error)}
      onFiles={([file]) => void take(file)}
      heading={
        <Typography
          variant="caption"
          color={error ? 'error' : 'textSecondary'}
          component="div"
          sx={{ mb: 0.5 }}
        >
          {label}
          {required ? ' *' : ''}
        </Typography>
      }
      inputRef={inputRef}
      button={
        readOnly
          ? undefined
          : {
              text: translate(value ? 'engine.file.replace' : 'engine.file.choose'),
              icon: <UploadFile />,
              busy: state.busy,
            }
      }
      before={value ? preview : null}
      after={
        readOnly ? null : (
          <>
            {camera ? <TakePhoto label={label} onTaken={(photo) => void take(photo)} /> : null}
            {seconds === undefined ? null : (
              <Suspense fallback={null}>
                <SoundRecorder
                  most={seconds}
                  accept={accept}
                  label={label}
                  onRecorded={(recorded) => void take(recorded)}
                />
              </Suspense>
            )}
            {value ? (
              <IconButton
                size="small"
                aria-label={translate('engine.file.remove', { field: label })}
                onClick={() => onChange(null)}
              >
                <Close fontSize="small" />
              </IconButton>
            ) : null}
          </>
        )
      }
    />
  );
};
