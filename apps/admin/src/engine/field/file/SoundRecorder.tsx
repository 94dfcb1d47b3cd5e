import Mic from '@mui/icons-material/MicNone';
import Stop from '@mui/icons-material/Stop';
import { Button, FormHelperText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { canRecord, useRecorder } from './use-recorder.ts';

interface SoundRecorderProps {
  /** Seconds at most. */
  readonly most: number;
  readonly accept: readonly string[];
  readonly label: string;
  readonly onRecorded: (file: File) => void;
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Records speech into a field: the same button starts and stops. Renders nothing if the browser cannot record. */
export const SoundRecorder = ({ most, accept, label, onRecorded }: SoundRecorderProps) => {
  const translate = useTranslate();
  const { state, seconds, begin, end } = useRecorder(most, accept, onRecorded);
  if (!canRecord()) return null;
  const isOn = state === 'recording';
  return (
    <>
      <Button
        size="small"
        variant={isOn ? 'contained' : 'outlined'}
        color={isOn ? 'error' : 'primary'}
        startIcon={isOn ? <Stop /> : <Mic />}
        loading={state === 'asking'}
        aria-label={translate(isOn ? 'engine.sound.end' : 'engine.sound.record', { field: label })}
        onClick={() => (isOn ? end() : void begin())}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {isOn ? `${clock(seconds)} / ${clock(most)}` : translate('engine.sound.speak')}
      </Button>
      {state === 'refused' ? (
        <FormHelperText error sx={{ mx: 0 }}>
          {translate('engine.sound.noMicrophone')}
        </FormHelperText>
      ) : null}
    </>
  );
};
