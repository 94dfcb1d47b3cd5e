import { useState, lazy, Suspense, useRef } from 'react';
import { useTranslate } from 'react-admin';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import { IconButton } from '@mui/material';

const CameraDialog = lazy(async () => ({
  default: (await import('../image/CameraDialog.tsx')).CameraDialog,
}));

/** A phone opens its own camera; a computer shows its camera image here. */
const hasLiveCamera = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function' &&
  !window.matchMedia('(pointer: coarse)').matches;

interface TakePhotoProps {
  /** Name of the field. */
  readonly label: string;
  readonly onTaken: (photo: File | undefined) => void;
}

/** Takes a picture for a field with the device's camera. */
export const TakePhoto = ({ label, onTaken }: TakePhotoProps) => {
  const translate = useTranslate();
  const lens = useRef<HTMLInputElement>(null);
  const [looking, setLooking] = useState(false);
  return (
    <>
      <IconButton
        aria-label={translate('engine.file.camera', { field: label })}
        title={translate('engine.file.camera', { field: label })}
        onClick={() => (hasLiveCamera() ? setLooking(true) : lens.current?.click())}
      >
        <PhotoCamera fontSize="small" />
      </IconButton>
      <input
        ref={lens}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          onTaken(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {looking ? (
        <Suspense fallback={null}>
          <CameraDialog
            onTaken={(photo) => {
              setLooking(false);
              onTaken(photo);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};
