import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, TextField, Tooltip, Typography } from '@mui/material';
import { pollAnswerMax } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { mayAddAnswer, mayDeleteAnswer } from './poll-form.ts';

interface AnswerListProps {
  readonly answers: readonly string[];
  readonly onChange: (answers: readonly string[]) => void;
  readonly problemAt: (place: number) => string | undefined;
}

/** One to six answers; Enter moves on to the next one. */
export const AnswerList = ({ answers, onChange, problemAt }: AnswerListProps) => {
  const translate = useTranslate();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const isNew = useRef(false);
  const add = (): void => {
    if (!mayAddAnswer({ answers })) return;
    isNew.current = true;
    onChange([...answers, '']);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 1 }}>
        {translate('polls.form.answers')}
      </Typography>
      {answers.map((answer, place) => (
        <Box key={place} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <TextField
            size="small"
            fullWidth
            required
            label={translate('polls.form.answer', { number: place + 1 })}
            value={answer}
            error={Boolean(problemAt(place))}
            helperText={problemAt(place)}
            onChange={({ target }) => onChange(answers.map((one, at) => (at === place ? target.value : one)))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              const next = boxes.current[place + 1];
              if (next) next.focus();
              else if (answer.trim() !== '') add();
            }}
            inputRef={(box: HTMLInputElement | null) => {
              boxes.current[place] = box;
              if (box && isNew.current && place === answers.length - 1) {
                isNew.current = false;
                box.focus();
              }
            }}
            slotProps={{ htmlInput: { maxLength: pollAnswerMax } }}
          />
          {mayDeleteAnswer({ answers }) ? (
            <Tooltip title={translate('polls.form.deleteAnswer', { number: place + 1 })}>
              <IconButton
                aria-label={translate('polls.form.deleteAnswer', { number: place + 1 })}
                onClick={() => onChange(answers.filter((_, at) => at !== place))}
              >
                <Delete fontSize="small" />
              </IconButton>
            </Tooltip>
          ) : null}
        </Box>
      ))}
      {mayAddAnswer({ answers }) ? (
        <Button size="small" startIcon={<Add />} onClick={add} sx={{ justifySelf: 'start' }}>
          {translate('polls.form.addAnswer')}
        </Button>
      ) : null}
    </Box>
  );
};
