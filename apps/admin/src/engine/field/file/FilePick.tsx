import Close from '@mui/icons-material/Close';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import UploadFile from '@mui/icons-material/UploadFile';
import { Box, Button, FormHelperText, IconButton, Typography } from '@mui/material';
import type { StoredFile } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { messageOf } from '../../data/call-error.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { fileProblem } from '../../files/file-size.ts';
import { uploadFile } from '../../files/upload.ts';
import type { InputProps } from '../field-view.ts';

interface FilePickProps extends Omit<InputProps, 'field'> {
  readonly accept: readonly string[];
  readonly maxBytes?: number;
  readonly preview: ReactNode;
  /** Offers the camera as well. */
  readonly camera?: boolean;
  /** What is done to a file before it is sent; none is sent when nothing comes of it. */
  readonly prepare?: (file: File) => Promise<File | undefined>;
}

const CameraDialog = lazy(async () => ({
  default: (await import('../image/CameraDialog.tsx')).CameraDialog,
}));

/** A telephone opens its own camera; a computer shows here what its camera sees. */
const hasLiveCamera = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function' &&
  !window.matchMedia('(pointer: coarse)').matches;

/** Chooses or drops one file; it is sent at once, the record keeps its number. */
export const FilePick = ({
  accept,
  maxBytes,
  preview,
  camera,
  prepare,
  label,
  value,
  onChange,
  error,
  help,
  required,
  readOnly,
  inputRef,
}: FilePickProps) => {
  const translate = useTranslate();
  const { http } = useEnvironment();
  const chooser = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<{ busy?: boolean; problem?: string }>({});
  const [looking, setLooking] = useState(false);
  const lens = useRef<HTMLInputElement>(null);
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen || readOnly) return;
    const file =
      prepare && fileProblem(chosen, accept, undefined) === undefined ? await prepare(chosen) : chosen;
    if (!file) return;
    const problem = fileProblem(file, accept, maxBytes);
    if (problem) return setState({ problem: translate(...problem) });
    setState({ busy: true });
    try {
      onChange((await uploadFile(http, file)) satisfies StoredFile);
      setState({});
    } catch (failure) {
      setState({ problem: translate(messageOf(failure), { _: messageOf(failure) }) });
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const message = state.problem ?? error ?? help;
  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Typography
        variant="caption"
        color={error ? 'error' : 'textSecondary'}
        component="div"
        sx={{ mb: 0.5 }}
      >
        {label}
        {required ? ' *' : ''}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 40 }}>
        {value ? preview : null}
        {readOnly ? null : (
          <Button
            ref={inputRef}
            size="small"
            variant="outlined"
            startIcon={<UploadFile />}
            loading={state.busy}
            onClick={() => chooser.current?.click()}
          >
            {translate(value ? 'engine.file.replace' : 'engine.file.choose')}
          </Button>
        )}
        {camera && !readOnly ? (
          <IconButton
            aria-label={translate('engine.file.camera', { field: label })}
            title={translate('engine.file.camera', { field: label })}
            onClick={() => (hasLiveCamera() ? setLooking(true) : lens.current?.click())}
          >
            <PhotoCamera fontSize="small" />
          </IconButton>
        ) : null}
        {value && !readOnly ? (
          <IconButton
            size="small"
            aria-label={translate('engine.file.remove', { field: label })}
            onClick={() => onChange(null)}
          >
            <Close fontSize="small" />
          </IconButton>
        ) : null}
      </Box>
      <input
        ref={chooser}
        hidden
        type="file"
        accept={accept.map((one) => `.${one}`).join(',')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {camera ? (
        <input
          ref={lens}
          hidden
          type="file"
          accept="image/*"
          capture="environment"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      ) : null}
      {looking ? (
        <Suspense fallback={null}>
          <CameraDialog
            onTaken={(photo) => {
              setLooking(false);
              void take(photo);
            }}
          />
        </Suspense>
      ) : null}
      {message ? (
        <FormHelperText error={Boolean(state.problem ?? error)} sx={{ mx: 0 }}>
          {message}
        </FormHelperText>
      ) : null}
    </Box>
  );
};
