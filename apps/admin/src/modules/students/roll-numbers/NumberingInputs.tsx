import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import type { Numbering, NumberingInput } from './use-numbering.ts';

/** The parts of a roll number, and who gets one. */
export const NumberingInputs = ({ numbering }: { readonly numbering: Numbering }) => {
  const translate = useTranslate();
  const { rule, wrong, textOf, type, setMode } = numbering;
  const input = (key: NumberingInput, isNumber = false) => (
    <TextField
      size="small"
      label={translate(`students.rolls.${key}`)}
      value={textOf(key)}
      error={wrong.includes(key)}
      helperText={wrong.includes(key) ? translate('students.rolls.letters') : undefined}
      onChange={(event) => type(key, event.target.value)}
      sx={{ width: { xs: '45%', sm: isNumber ? 110 : 140 } }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: isNumber ? { inputMode: 'numeric', maxLength: 6 } : { maxLength: 12 },
      }}
    />
  );
  return (
    <>
      {input('prefix')}
      {input('suffix')}
      {input('digits', true)}
      {input('start', true)}
      <Choose
        label={translate('students.rolls.mode')}
        value={rule.mode}
        choices={['MISSING', 'ALL'].map((id) => ({ id, name: translate(`students.rolls.${id}`) }))}
        onChange={setMode}
      />
    </>
  );
};
