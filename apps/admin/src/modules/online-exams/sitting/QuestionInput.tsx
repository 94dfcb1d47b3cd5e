import {
  Box,
  Checkbox,
  FormControlLabel,
  IconButton,
  List,
  ListItem,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { useTranslate } from 'react-admin';
import { FormulaText } from '../FormulaText.tsx';
import { keyedParts } from '../keyed-parts.ts';
import { wordsIn, type PaperQuestion, type Value } from './paper.ts';

interface InputProps {
  readonly question: PaperQuestion;
  readonly value: Value;
  readonly onChange: (value: Value, typed?: boolean) => void;
  readonly disabled: boolean;
}

const placesIn = (value: Value): readonly number[] =>
  Array.isArray(value) ? (value as readonly number[]) : [];
const byKeyIn = (value: Value): Readonly<Record<string, string | number>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, string | number>>)
    : {};

const OneOf = ({ question, value, onChange, disabled }: InputProps) => (
  <RadioGroup
    aria-labelledby={`question-${question.id}`}
    value={placesIn(value)[0] ?? ''}
    onChange={(_, place) => onChange([Number(place)])}
  >
    {question.options.map((text, place) => (
      <FormControlLabel
        key={text}
        value={place}
        disabled={disabled}
        control={<Radio />}
        label={<FormulaText text={text} />}
      />
    ))}
  </RadioGroup>
);

const SomeOf = ({ question, value, onChange, disabled }: InputProps) => {
  const chosen = placesIn(value);
  return (
    <Box role="group" aria-labelledby={`question-${question.id}`} sx={{ display: 'grid' }}>
      {question.options.map((text, place) => (
        <FormControlLabel
          key={text}
          disabled={disabled}
          control={
            <Checkbox
              checked={chosen.includes(place)}
              onChange={(_, on) => onChange(on ? [...chosen, place] : chosen.filter((one) => one !== place))}
            />
          }
          label={<FormulaText text={text} />}
        />
      ))}
    </Box>
  );
};

const InOrder = ({ question, value, onChange, disabled }: InputProps) => {
  const translate = useTranslate();
  const given = placesIn(value);
  const order = given.length === question.options.length ? given : question.options.map((_, place) => place);
  const move = (at: number, by: number): void => {
    const next = [...order];
    [next[at], next[at + by]] = [next[at + by] ?? 0, next[at] ?? 0];
    onChange(next);
  };
  return (
    <List aria-labelledby={`question-${question.id}`} disablePadding>
      {order.map((place, at) => (
        <ListItem key={place} divider sx={{ gap: 1, px: 0 }}>
          <Typography sx={{ minWidth: 24 }}>{at + 1}.</Typography>
          <Box sx={{ flexGrow: 1 }}>
            <FormulaText text={question.options[place] ?? ''} />
          </Box>
          <IconButton
            disabled={disabled || at === 0}
            aria-label={translate('onlineExams.up', { text: question.options[place] ?? '' })}
            onClick={() => move(at, -1)}
          >
            <ArrowUpward />
          </IconButton>
          <IconButton
            disabled={disabled || at === order.length - 1}
            aria-label={translate('onlineExams.down', { text: question.options[place] ?? '' })}
            onClick={() => move(at, 1)}
          >
            <ArrowDownward />
          </IconButton>
        </ListItem>
      ))}
    </List>
  );
};

const without = (
  values: Readonly<Record<string, string | number>>,
  key: string,
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(Object.entries(values).filter(([one]) => one !== key));

const Pairs = ({ question, value, onChange, disabled }: InputProps) => {
  const translate = useTranslate();
  const put = byKeyIn(value);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {question.options.map((text, place) => (
        <Box
          key={text}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'center',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          }}
        >
          <FormulaText text={text} />
          <TextField
            select
            size="small"
            disabled={disabled}
            value={put[place] ?? ''}
            onChange={({ target }) =>
              onChange(
                target.value === '' ? without(put, String(place)) : { ...put, [place]: Number(target.value) },
              )
            }
            slotProps={{ htmlInput: { 'aria-label': text } }}
          >
            <MenuItem value="">{translate('onlineExams.choose')}</MenuItem>
            {question.matches.map((match, at) => (
              <MenuItem key={match} value={at}>
                <FormulaText text={match} />
              </MenuItem>
            ))}
          </TextField>
        </Box>
      ))}
    </Box>
  );
};

const offersOf = (gaps: unknown, gap: string): readonly string[] => {
  const found: unknown = typeof gaps === 'object' && gaps !== null ? Reflect.get(gaps, gap) : undefined;
  return Array.isArray(found) ? found.map(String) : [];
};

const Gaps = ({ question, value, onChange, disabled }: InputProps) => {
  const translate = useTranslate();
  const typed = byKeyIn(value);
  const put = (gap: string, text: string): void =>
    onChange(text === '' ? without(typed, gap) : { ...typed, [gap]: text }, true);
  return (
    <Box sx={{ lineHeight: 3 }}>
      {keyedParts(question.text.split(/(\{\d{1,2}\})/), String).map(({ key, part }) => {
        const gap = /^\{(\d{1,2})\}$/.exec(part)?.[1];
        if (gap === undefined) return <FormulaText key={key} text={part} />;
        const offers = offersOf(question.gaps, gap);
        return (
          <TextField
            key={key}
            size="small"
            variant="standard"
            select={offers.length > 0}
            disabled={disabled}
            value={typed[gap] ?? ''}
            onChange={({ target }) => put(gap, target.value)}
            sx={{ mx: 1, width: 140, verticalAlign: 'baseline' }}
            slotProps={{ htmlInput: { 'aria-label': translate('onlineExams.gap', { gap }), maxLength: 500 } }}
          >
            {offers.map((text) => (
              <MenuItem key={text} value={text}>
                {text}
              </MenuItem>
            ))}
          </TextField>
        );
      })}
    </Box>
  );
};

const Words = ({ question, value, onChange, disabled }: InputProps) => {
  const translate = useTranslate();
  const text = typeof value === 'string' ? value : '';
  const isLong = question.type === 'DESCRIPTIVE';
  const { wordLimit } = question;
  const words = wordsIn(text);
  return (
    <TextField
      fullWidth
      multiline={isLong}
      minRows={isLong ? 8 : undefined}
      disabled={disabled}
      value={text}
      error={wordLimit !== null && words > wordLimit}
      helperText={
        isLong
          ? wordLimit === null
            ? translate('onlineExams.words', { smart_count: words })
            : translate('onlineExams.wordsOf', { words, limit: wordLimit })
          : undefined
      }
      onChange={({ target }) => onChange(target.value, true)}
      sx={{ maxWidth: isLong ? undefined : 360 }}
      slotProps={{
        htmlInput: {
          'aria-labelledby': `question-${question.id}`,
          maxLength: isLong ? 20_000 : 500,
          inputMode: question.type === 'NUMERIC' ? 'decimal' : undefined,
          autoComplete: 'off',
        },
      }}
    />
  );
};

const inputs = {
  SINGLE: OneOf,
  TRUE_FALSE: OneOf,
  MULTIPLE: SomeOf,
  ORDERING: InOrder,
  MATCHING: Pairs,
  CLOZE: Gaps,
  NUMERIC: Words,
  SHORT_TEXT: Words,
  DESCRIPTIVE: Words,
} as const;

/** The answer input of a question, as its kind requires. */
export const QuestionInput = (props: InputProps) => {
  const Input = inputs[props.question.type];
  return <Input {...props} />;
};
