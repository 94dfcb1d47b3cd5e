import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { BarFrame } from '../BarFrame.tsx';

interface StepBarProps {
  /** None on the first step. */
  readonly onBack: (() => void) | undefined;
  /** None on the last step. */
  readonly onNext: (() => void) | undefined;
  readonly onCancel: () => void;
}

/** The buttons below a step: next, back, save and exit. */
export const StepBar = ({ onBack, onNext, onCancel }: StepBarProps) => {
  const translate = useTranslate();
  const { isDirty, isSubmitting } = useFormState();
  return (
    <BarFrame>
      {onBack ? (
        <Button variant="outlined" disabled={isSubmitting} onClick={onBack}>
          {translate('engine.step.back')}
        </Button>
      ) : null}
      {onNext ? (
        <Button variant="contained" loading={isSubmitting} onClick={onNext}>
          {translate('engine.step.next')}
        </Button>
      ) : null}
      <Button type="submit" variant={onNext ? 'outlined' : 'contained'} loading={isSubmitting} title="Ctrl+S">
        {translate('engine.verb.save')}
      </Button>
      <Button onClick={onCancel} disabled={isSubmitting}>
        {translate(isDirty ? 'engine.verb.cancel' : 'engine.verb.back')}
      </Button>
    </BarFrame>
  );
};
