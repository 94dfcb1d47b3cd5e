import { Button } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useWords } from '../catalogue/use-words.ts';
import { BarFrame } from './BarFrame.tsx';

interface SaveBarProps {
  readonly resource: AnyResource;
  readonly onCancel: () => void;
  readonly onAgain?: () => void;
  /** Saves and continues with a part of the record's page. */
  readonly onBegin: (key: string) => void;
}

/** The purpose of the form, save, save and new, and exit. */
export const SaveBar = ({ resource, onCancel, onAgain, onBegin }: SaveBarProps) => {
  const translate = useTranslate();
  const words = useWords();
  const goesOn = resource.form?.goesOn;
  const { isDirty, isSubmitting } = useFormState();
  return (
    <BarFrame>
      {goesOn ? (
        <Button variant="contained" disabled={isSubmitting} onClick={() => onBegin(goesOn.key)}>
          {words.say(`resources.${resource.key}.goesOn`, goesOn.label)}
        </Button>
      ) : null}
      <Button type="submit" variant={goesOn ? 'outlined' : 'contained'} loading={isSubmitting} title="Ctrl+S">
        {translate('engine.verb.save')}
      </Button>
      {onAgain && !goesOn ? (
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
