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
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import { cleanHtml } from '../../../engine/field/richText/clean-html.ts';
import { formattedText } from '../../../engine/field/richText/editor-look.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';
import { AttemptRows } from './AttemptRows.tsx';
import { examBase, writePath, type Paper, type Standing } from './paper.ts';

interface StartProps {
  readonly exam: number;
  readonly standing: Standing;
}

const StartForm = ({ exam, standing }: StartProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { write, busy } = useWrite();
  const [hasRead, setRead] = useState(false);
  const [password, setPassword] = useState('');
  const start = async (): Promise<void> => {
    const body = standing.needsCode ? { password } : {};
    const paper = await write<Paper>({
      path: `${examBase(exam)}/start`,
      body,
      fallback: 'onlineExams.fail.start',
    });
    if (paper) await navigate(writePath(exam));
  };
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        void start();
      }}
    >
      {standing.instructions ? (
        <Box
          sx={{ overflowWrap: 'anywhere', ...formattedText('&') }}
          dangerouslySetInnerHTML={{ __html: cleanHtml(standing.instructions) }}
        />
      ) : null}
      <Typography>
        {translate('onlineExams.about', {
          smart_count: standing.minutes,
          closes: formatMoment(standing.closesAt),
        })}
      </Typography>
      <FormControlLabel
        control={<Checkbox checked={hasRead} onChange={(_, on) => setRead(on)} />}
        label={translate('onlineExams.haveRead')}
      />
      {standing.needsCode ? (
        <TextField
          size="small"
          required
          label={translate('onlineExams.code')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off' } }}
        />
      ) : null}
      <Button
        type="submit"
        variant="contained"
        loading={busy}
        disabled={!hasRead || (standing.needsCode && password.trim() === '')}
      >
        {translate('onlineExams.start')}
      </Button>
    </Box>
  );
};

/** What a pupil does with an exam on its page: read the instructions, start, continue, see the result. */
export const SitNotice = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const exam = Number(record?.['id'] ?? 0);
  const { data, problem, retry } = useLoad<Standing>(
    exam > 0 ? `${examBase(exam)}/mine` : undefined,
    'onlineExams.fail.load',
  );
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return null;
  return (
    <Card variant="outlined" sx={{ mb: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        {data.state === 'START' ? <StartForm exam={exam} standing={data} /> : null}
        {data.state === 'RESUME' ? (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" onClick={() => void navigate(writePath(exam))}>
                {translate('onlineExams.resume')}
              </Button>
            }
          >
            {translate('onlineExams.running')}
          </Alert>
        ) : null}
        {['EARLY', 'OVER', 'USED', 'CLOSED'].includes(data.state) ? (
          <Alert severity="info">
            {translate(`onlineExams.state.${data.state}`, { opens: formatMoment(data.opensAt) })}
          </Alert>
        ) : null}
        <AttemptRows standing={data} />
      </CardContent>
    </Card>
  );
};
