import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import type { FormToAnswer } from '@school/domain';
import { formToAnswer } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { formatMoment } from '../../engine/field/date/date-format.ts';
import { BackLink } from '../../engine/own-screen/BackLink.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { Loading } from '../../engine/own-screen/Loading.tsx';
import { useAnswer } from '../../engine/own-screen/use-operation.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { QuestionList } from './QuestionList.tsx';
import { ResultsOf } from './ResultsOf.tsx';
import { useAnswering } from './use-answering.ts';

const formsPath = '/forms';

const About = ({ form }: { readonly form: FormToAnswer }) => {
  const translate = useTranslate();
  return (
    <>
      {form.ward ? (
        <Typography sx={{ fontWeight: 600 }}>{translate('forms.ward', { name: form.ward.name })}</Typography>
      ) : null}
      {form.description ? (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{form.description}</Typography>
      ) : null}
      {form.closesAt ? (
        <Typography variant="body2" color="textSecondary">
          {translate('forms.until', { moment: formatMoment(form.closesAt) })}
        </Typography>
      ) : null}
    </>
  );
};

/** The given answers, where they can be shown but not changed. */
const Answered = ({ form, onEdit }: { readonly form: FormToAnswer; readonly onEdit?: () => void }) => {
  const translate = useTranslate();
  return (
    <>
      <Alert severity={form.hasAnswered ? 'success' : 'info'}>
        {translate(form.hasAnswered ? 'forms.answered' : `forms.closed.${form.closed}`)}
      </Alert>
      {form.isAnonymous && form.hasAnswered ? (
        <Typography color="textSecondary">{translate('forms.anonymousAnswered')}</Typography>
      ) : null}
      {form.answers ? (
        <Card variant="outlined">
          <CardContent>
            <QuestionList
              questions={form.questions}
              answers={form.answers}
              problems={{}}
              disabled
              onChange={() => undefined}
            />
          </CardContent>
        </Card>
      ) : null}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <BackLink to={formsPath} label={translate('forms.back')} />
        {onEdit ? <Button onClick={onEdit}>{translate('forms.change')}</Button> : null}
      </Box>
      {form.showsResults ? <ResultsOf form={form.id} /> : null}
    </>
  );
};

const Asking = ({ form, onDone }: { readonly form: FormToAnswer; readonly onDone: () => void }) => {
  const translate = useTranslate();
  const { answers, change, problems, refused, busy, send } = useAnswering(form);
  return (
    <Card variant="outlined">
      <CardContent
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 3 }}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          if (!busy)
            void send().then((isSent) => {
              if (isSent) onDone();
            });
        }}
      >
        <QuestionList questions={form.questions} answers={answers} problems={problems} onChange={change} />
        {form.isAnonymous ? <Alert severity="info">{translate('forms.anonymous')}</Alert> : null}
        {refused ? (
          <Alert severity="error" role="alert">
            {refused}
          </Alert>
        ) : null}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <BackLink to={formsPath} label={translate('forms.back')} />
          <Button type="submit" variant="contained" loading={busy}>
            {translate(form.hasAnswered ? 'forms.save' : 'forms.send')}
          </Button>
        </Box>
      </CardContent>
    </Card>
  );
};

/** The form in the address: to be answered, or as it was answered. */
export const FormAnswering = () => {
  const translate = useTranslate();
  const { formId = '' } = useParams();
  const [search] = useSearchParams();
  const ward = Number(search.get('ward') ?? 0);
  const [isChanging, setChanging] = useState(false);
  const asked = { id: Number(formId), ...(ward > 0 ? { ward } : {}) };
  const { data, problem, retry } = useAnswer(formToAnswer, asked, 'forms.fail.load');
  usePageTitle(data?.title);
  if (problem)
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <LoadProblem text={problem} onRetry={retry} />
        <BackLink to={formsPath} label={translate('forms.back')} />
      </Box>
    );
  if (!data) return <Loading text="forms.loading" />;
  const isAsked = data.closed === null && (!data.hasAnswered || isChanging);
  return (
    <Box sx={{ maxWidth: 760, display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
      <PageHeader title={data.title} />
      <About form={data} />
      {isAsked ? (
        <Asking key={String(data.hasAnswered)} form={data} onDone={() => setChanging(false)} />
      ) : (
        <Answered form={data} {...(data.mayEdit ? { onEdit: () => setChanging(true) } : {})} />
      )}
    </Box>
  );
};
