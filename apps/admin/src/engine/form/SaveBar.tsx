import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { BarFrame } from './BarFrame.tsx';

interface SaveBarProps {
  readonly onCancel: () => void;
  readonly onAgain?: () => void;
}

/** Save, save and new, and out. */
export const SaveBar = ({ onCancel, onAgain }: SaveBarProps) => {
  const translate = useTranslate();
  const { isDirty, isSubmitting } = useFormState();
  return (
    <BarFrame>
      <Button type="submit" variant="contained" loading={isSubmitting} title="Ctrl+S">
        {translate('engine.verb.save')}
      </Button>
      {onAgain ? (
        <Button variant="outlined" disabled={isSubmitting} onClick={onAgain} title="Ctrl+Enter">
          {translate('engine.form.saveAndNew')}
        </Button>
      ) : null}
      <Button onClick={onCancel} disabled={isSubmitting}>
        {translate(isDirty ? 'engine.verb.cancel' : 'engine.verb.back')}
      </Button>
    </BarFrame>
  );
};
