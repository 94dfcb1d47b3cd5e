import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  Checkbox,
  FormControlLabel,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnsavedGuard } from '../../../engine/form/use-unsaved-guard.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { LeaveQuestion } from '../../../engine/form/LeaveQuestion.tsx';
import { pollsPath, type Poll } from '../poll.ts';
import { AnswerList } from './AnswerList.tsx';
import { emptyPoll, inputOf, problemsOf, showsTicks, type PollInput } from './poll-form.ts';
import { PollAudience } from './PollAudience.tsx';
import { PollSettings } from './PollSettings.tsx';
import { usePollSaving, type Refused } from './use-poll-saving.ts';

/** Makes a new poll, or changes one. */
export const PollForm = ({ poll }: { readonly poll?: Poll }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [first] = useState<PollInput>(() => (poll ? inputOf(poll) : emptyPoll));
  const [input, setInput] = useState(first);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const form = useRef<HTMLFormElement>(null);
  const { busy, save } = usePollSaving(poll);
  const { blocker, pass } = useUnsavedGuard(input !== first && !busy);
  const problems = problemsOf(input);
  const change = (part: Partial<PollInput>): void => setInput((now) => ({ ...now, ...part }));
  const problemAt = (place: string): string | undefined => {
    const own = tried ? problems.get(place) : undefined;
    return own ? translate(own) : refused?.at.get(place);
  };
  const submit = async (): Promise<void> => {
    setTried(true);
    setRefused(undefined);
    if (problems.size > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const why = await save(input);
    setRefused(why);
    if (why) return;
    pass();
    await navigate(pollsPath);
  };
  const tick = (key: 'allowOtherAnswer' | 'openForPolling') => (
    <FormControlLabel
      label={translate(`polls.form.${key}`)}
      control={<Checkbox size="small" checked={input[key]} onChange={(_, isOn) => change({ [key]: isOn })} />}
    />
  );
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader title={translate(poll ? 'polls.editTitle' : 'polls.create')} />
      <Card variant="outlined">
        <CardContent
          component="form"
          noValidate
          ref={form}
          sx={{ display: 'grid', gap: 2.5 }}
          onSubmit={(event: React.FormEvent) => {
            event.preventDefault();
            if (!busy) void submit();
          }}
        >
          {refused?.text ? (
            <Alert severity="error" role="alert">
              {refused.text}
            </Alert>
          ) : null}
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
          <AnswerList
            answers={input.answers}
            onChange={(answers) => change({ answers })}
            problemAt={(place) => problemAt(`options[${place}]`)}
          />
          {showsTicks(input, !poll) ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              {tick('allowOtherAnswer')}
              {tick('openForPolling')}
            </Box>
          ) : null}
          <PollAudience input={input} change={change} problemAt={problemAt} />
          <Box>
            <Typography variant="subtitle2" sx={{ mb: 1.5 }}>
              {translate('polls.form.settings')}
            </Typography>
            <PollSettings
              input={input}
              change={change}
              closesProblem={problemAt('closesAt')}
              hasVotes={(poll?.votes ?? 0) > 0}
            />
          </Box>
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
            <Button disabled={busy} onClick={() => void navigate(pollsPath)}>
              {translate('polls.form.cancel')}
            </Button>
            <Button type="submit" variant="contained" disabled={busy}>
              {translate(busy ? 'polls.form.loading' : poll ? 'polls.editTitle' : 'polls.create')}
            </Button>
          </Box>
        </CardContent>
      </Card>
      <LeaveQuestion blocker={blocker} />
    </Box>
  );
};
