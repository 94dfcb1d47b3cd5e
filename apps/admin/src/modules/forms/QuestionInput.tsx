import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Rating,
  TextField,
  Typography,
} from '@mui/material';
import { formChoicesOf, formTextMax, usualScale } from '@school/domain';
import type { FormQuestion } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { DayInput } from '../../engine/own-screen/DayInput.tsx';

export interface QuestionProps {
  readonly question: FormQuestion;
  readonly values: readonly string[];
  readonly problem: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (values: readonly string[]) => void;
}

const labelOf = ({ label, isRequired }: FormQuestion): string => (isRequired ? `${label} *` : label);

const Typed = ({ question, values, problem, disabled, onChange }: QuestionProps) => {
  const isLong = question.fieldType === 'PARAGRAPH';
  const most = question.maxLength ?? (isLong ? formTextMax.PARAGRAPH : formTextMax.TEXT);
  const isNumber = question.fieldType === 'NUMBER';
  return (
    <TextField
      fullWidth
      label={labelOf(question)}
      value={values[0] ?? ''}
      disabled={disabled ?? false}
      multiline={isLong}
      minRows={isLong ? 3 : 1}
      error={problem !== undefined}
      helperText={problem ?? question.helpText}
      onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
      slotProps={{
        htmlInput: isNumber ? { inputMode: 'decimal', maxLength: 20 } : { maxLength: most },
      }}
    />
  );
};

const Listed = ({ question, values, problem, disabled, onChange }: QuestionProps) => (
  <TextField
    select
    fullWidth
    label={labelOf(question)}
    value={values[0] ?? ''}
    disabled={disabled ?? false}
    error={problem !== undefined}
    helperText={problem ?? question.helpText}
    onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
  >
    {question.isRequired ? null : <MenuItem value="">–</MenuItem>}
    {formChoicesOf(question.options).map(({ value }) => (
      <MenuItem key={value} value={value}>
        {value}
      </MenuItem>
    ))}
  </TextField>
);

/** The frame of a tick-box question: the question above, its hint or problem below. */
const Ticked = (props: QuestionProps & { readonly children: React.ReactNode }) => {
  const { question, problem, disabled, children } = props;
  const id = useId();
  return (
    <FormControl component="fieldset" error={problem !== undefined} disabled={disabled ?? false}>
      <FormLabel component="legend" id={id} sx={{ overflowWrap: 'anywhere' }}>
        {labelOf(question)}
      </FormLabel>
      {children}
      <FormHelperText sx={{ mx: 0 }}>{problem ?? question.helpText}</FormHelperText>
    </FormControl>
  );
};

const One = (props: QuestionProps) => (
  <Ticked {...props}>
    <RadioGroup value={props.values[0] ?? ''} onChange={(_, value) => props.onChange([value])}>
      {formChoicesOf(props.question.options).map(({ value }) => (
        <FormControlLabel key={value} value={value} control={<Radio />} label={value} />
      ))}
    </RadioGroup>
  </Ticked>
);

const Several = (props: QuestionProps) => {
  const { values, onChange } = props;
  return (
    <Ticked {...props}>
      <FormGroup>
        {formChoicesOf(props.question.options).map(({ value }) => (
          <FormControlLabel
            key={value}
            control={<Checkbox checked={values.includes(value)} />}
            label={value}
            onChange={(_, isTicked) =>
              onChange(isTicked ? [...values, value] : values.filter((one) => one !== value))
            }
          />
        ))}
      </FormGroup>
    </Ticked>
  );
};

const Marked = (props: QuestionProps) => {
  const { question, values, disabled, onChange } = props;
  const translate = useTranslate();
  const max = question.scale ?? usualScale;
  return (
    <Ticked {...props}>
      <Rating
        name={`question${question.id}`}
        max={max}
        size="large"
        sx={{ mt: 0.5, alignSelf: 'flex-start' }}
        value={values[0] === undefined ? null : Number(values[0])}
        disabled={disabled ?? false}
        getLabelText={(mark) => translate('forms.mark', { mark, max })}
        onChange={(_, mark) => onChange(mark === null ? [] : [String(mark)])}
      />
    </Ticked>
  );
};

/** The input of one question, by its type. */
export const QuestionInput = (props: QuestionProps) => {
  const { question, values, problem, onChange } = props;
  switch (question.fieldType) {
    case 'HEADING':
      return (
        <Typography variant="h6" component="h2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {question.label}
        </Typography>
      );
    case 'SINGLE_CHOICE':
      return <One {...props} />;
    case 'MULTI_CHOICE':
      return <Several {...props} />;
    case 'DROPDOWN':
      return <Listed {...props} />;
    case 'RATING':
      return <Marked {...props} />;
    case 'DATE':
      return (
        <DayInput
          label={labelOf(question)}
          value={values[0] ?? ''}
          onChange={(day) => onChange(day === '' ? [] : [day])}
          {...(question.helpText ? { help: question.helpText } : {})}
          {...(problem ? { error: problem } : {})}
        />
      );
    default:
      return <Typed {...props} />;
  }
};
