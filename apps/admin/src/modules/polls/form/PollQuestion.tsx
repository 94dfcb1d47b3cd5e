import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PollFields } from './use-poll-form.ts';

/** What is asked: a title, and a text that explains it. */
export const PollQuestion = ({ input, change, problemAt }: PollFields) => {
  const translate = useTranslate();
  return (
    <>
      <TextField
        label={translate('polls.form.title')}
        required
        fullWidth
        value={input.title}
        onChange={({ target }) => change({ title: target.value })}
        error={Boolean(problemAt('title'))}
        helperText={problemAt('title')}
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
      <TextField
        label={translate('polls.form.description')}
        required
        fullWidth
        multiline
        minRows={3}
        value={input.description}
        onChange={({ target }) => change({ description: target.value })}
        error={Boolean(problemAt('description'))}
        helperText={problemAt('description')}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </>
  );
};
