import PlayArrow from '@mui/icons-material/PlayArrow';
import { Box, IconButton } from '@mui/material';
import type { StoredFile } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../environment/environment.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { refusalOf } from '../../data/http.ts';

interface SoundPlayerProps {
  readonly file: StoredFile;
  /** Called when it is played for the first time; a failure does not concern the listener. */
  readonly onPlay?: () => void;
}

/** A stored sound: fetched with the session and played in place, once a user wants to hear it. */
export const SoundPlayer = ({ file, onPlay }: SoundPlayerProps) => {
  const translate = useTranslate();
  const { fetcher } = useEnvironment();
  const toast = useToast();
  const [source, setSource] = useState<{ readonly file: number; readonly address: string }>();
  const [busy, setBusy] = useState(false);
  useEffect(() => () => void (source && URL.revokeObjectURL(source.address)), [source]);
  const load = async (): Promise<void> => {
    setBusy(true);
    try {
      const response = await fetcher(`/setup/v1/files/${file.id}`);
      if (!response.ok) throw refusalOf(response.status, undefined);
      setSource({ file: file.id, address: URL.createObjectURL(await response.blob()) });
      onPlay?.();
    } catch (failure) {
      toast.failure(failure);
    } finally {
      setBusy(false);
    }
  };
  if (source?.file !== file.id)
    return (
      <IconButton
        color="primary"
        loading={busy}
        aria-label={translate('engine.sound.play', { name: file.name })}
        onClick={(event) => {
          event.stopPropagation();
          void load();
        }}
      >
        <PlayArrow />
      </IconButton>
    );
  return (
    <Box
      component="audio"
      controls
      autoPlay
      src={source.address}
      aria-label={file.name}
      onClick={(event) => event.stopPropagation()}
      sx={{ width: 1, minWidth: 220, maxWidth: 360, height: 40, display: 'block' }}
    />
  );
};
