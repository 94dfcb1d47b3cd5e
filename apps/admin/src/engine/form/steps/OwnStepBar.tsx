import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { BarFrame } from '../BarFrame.tsx';
import type { OwnStepProps } from '../../environment/own-step.ts';

interface OwnStepBarProps extends Pick<OwnStepProps, 'onBack' | 'onDone' | 'onCancel'> {
  readonly busy: boolean;
  /** Saves and continues; without it there is nothing to save and the user may continue. */
  readonly onSave?: () => void;
  readonly disabled?: boolean;
}

/** The buttons below a step that saves itself: next, back, skip and exit. */
export const OwnStepBar = ({ busy, onBack, onSave, onDone, onCancel, disabled }: OwnStepBarProps) => {
  const translate = useTranslate();
  return (
    <BarFrame>
      {onBack ? (
        <Button variant="outlined" disabled={busy} onClick={onBack}>
          {translate('engine.step.back')}
        </Button>
      ) : null}
      <Button variant="contained" loading={busy} disabled={disabled} onClick={onSave ?? onDone}>
        {translate(onSave ? 'engine.step.saveAndGoOn' : 'engine.step.next')}
      </Button>
      {onSave ? (
        <Button variant="outlined" disabled={busy} onClick={onDone}>
          {translate('engine.step.skip')}
        </Button>
      ) : null}
      <Button disabled={busy} onClick={onCancel}>
        {translate('engine.verb.back')}
      </Button>
    </BarFrame>
  );
};
