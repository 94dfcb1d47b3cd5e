import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { AnyField, AnyResource, ChoiceField } from '@school/kernel';
import type { RaRecord } from 'react-admin';
import { useState } from 'react';
import { fieldAt } from '../../catalogue/fields.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { useOptionWords } from '../../field/choice/use-option-words.ts';
import { useInlineSave } from './use-inline-save.ts';

/** Options that fit side by side on a phone. */
const mostOptions = 4;

/** A choice that always has one of a few values, so that a single touch on another one suffices. */
export const fewOptions = (resource: AnyResource, name: string): ChoiceField | undefined => {
  const field: AnyField | undefined = fieldAt(resource, name);
  const isFew = field?.type === 'choice' && Object.keys(field.options).length <= mostOptions;
  return isFew && field.required ? field : undefined;
};

interface TouchChoiceProps {
  readonly resource: AnyResource;
  readonly row: RaRecord;
  readonly name: string;
  readonly field: ChoiceField;
}

/** The values of a choice side by side on a row's card: one touch saves another one. */
export const TouchChoice = ({ resource, row, name, field }: TouchChoiceProps) => {
  const words = useWords();
  const optionWords = useOptionWords(field.options, name, resource);
  const [chosen, setChosen] = useState<unknown>();
  const { problem, save } = useInlineSave(
    { resource, row, name, onEnd: () => setChosen(undefined) },
    row[name],
    () => setChosen(undefined),
  );
  const choose = (value: unknown): void => {
    // The current value cannot be removed, and one touch is saved before the next.
    if (value === null || chosen !== undefined) return;
    setChosen(value);
    void save('stay', value);
  };
  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={chosen ?? row[name]}
        onChange={(_event, value) => choose(value)}
        aria-label={words.field(resource, name)}
        fullWidth
      >
        {Object.keys(field.options).map((value) => (
          <ToggleButton
            key={value}
            value={value}
            color={toneOf(field, value)}
            sx={{ minHeight: 44, px: 0.5, lineHeight: 1.2, textTransform: 'none' }}
          >
            {optionWords(value)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {problem === undefined ? null : (
        <Typography role="alert" variant="body2" color="error">
          {problem}
        </Typography>
      )}
    </Box>
  );
};

const toneOf = (
  { tones }: ChoiceField,
  value: string,
): 'primary' | 'success' | 'error' | 'warning' | 'info' => {
  const tone = tones?.[value];
  return tone === undefined || tone === 'neutral' ? 'primary' : tone;
};
