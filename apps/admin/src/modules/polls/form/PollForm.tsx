import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { LeaveQuestion } from '../../../engine/form/LeaveQuestion.tsx';
import { FormCard } from '../../../engine/own-screen/FormCard.tsx';
import { pollsPath, type Poll } from '../poll.ts';
import { AnswerList } from './AnswerList.tsx';
import { showsTicks } from './poll-form.ts';
import { PollAudience } from './PollAudience.tsx';
import { PollQuestion } from './PollQuestion.tsx';
import { PollSettings } from './PollSettings.tsx';
import { usePollForm } from './use-poll-form.ts';

/** Makes a new poll, or changes one. */
export const PollForm = ({ poll }: { readonly poll?: Poll }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { form, busy, submit, blocker, refusal, fields } = usePollForm(poll);
  const { input, change, problemAt } = fields;
  const tick = (key: 'allowOtherAnswer' | 'openForPolling') => (
    <FormControlLabel
      label={translate(`polls.form.${key}`)}
      control={<Checkbox size="small" checked={input[key]} onChange={(_, isOn) => change({ [key]: isOn })} />}
    />
  );
  return (
    <>
      <FormCard
        title={translate(poll ? 'polls.editTitle' : 'polls.create')}
        ref={form}
        onSubmit={submit}
        buttons={
          <>
            <Button disabled={busy} onClick={() => void navigate(pollsPath)}>
              {translate('polls.form.cancel')}
            </Button>
            <Button type="submit" variant="contained" disabled={busy}>
              {translate(busy ? 'polls.form.loading' : poll ? 'polls.editTitle' : 'polls.create')}
            </Button>
          </>
        }
      >
        {refusal ? (
          <Alert severity="error" role="alert">
            {refusal}
          </Alert>
        ) : null}
        <PollQuestion {...fields} />
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
        <PollAudience {...fields} />
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
      </FormCard>
      <LeaveQuestion blocker={blocker} />
    </>
  );
};
