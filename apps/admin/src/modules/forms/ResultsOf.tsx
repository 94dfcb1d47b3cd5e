import { Alert, Box, Card, CardContent, LinearProgress, Typography } from '@mui/material';
import type { FormResults, QuestionResult } from '@school/domain';
import { formResults } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { Choose } from '../../engine/own-screen/Choose.tsx';
import { Facts } from '../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { Loading } from '../../engine/own-screen/Loading.tsx';
import { useAnswer } from '../../engine/own-screen/use-operation.ts';

const written: ReadonlySet<QuestionResult['fieldType']> = new Set(['TEXT', 'PARAGRAPH']);

const percent = (count: number, of: number): number => (of === 0 ? 0 : (count * 100) / of);

/** One bar for each value: how many of those who answered the question gave it. */
const Bars = ({ values, answered }: Pick<QuestionResult, 'values' | 'answered'>) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
    {values.map(({ value, count }) => (
      <Box component="li" key={value}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
          >
            {count} · {percent(count, answered).toFixed(2)} %
          </Typography>
        </Box>
        <LinearProgress
          variant="determinate"
          value={percent(count, answered)}
          aria-label={value}
          aria-valuetext={String(count)}
          sx={{ height: 8, borderRadius: 1, bgcolor: 'action.hover', '&::before': { display: 'none' } }}
        />
      </Box>
    ))}
  </Box>
);

const Words = ({ values }: Pick<QuestionResult, 'values'>) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
    {values.map(({ value, count }) => (
      <Typography component="li" key={value} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {value}
        {count > 1 ? ` (${count})` : ''}
      </Typography>
    ))}
  </Box>
);

const Question = ({ result }: { readonly result: QuestionResult }) => {
  const translate = useTranslate();
  const { label, answered, average, further, scale, fieldType } = result;
  return (
    <Card variant="outlined" component="section">
      <CardContent sx={{ display: 'grid', gap: 1.5, '&:last-child': { pb: 2 }, '& > *': { minWidth: 0 } }}>
        <Box>
          <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {label}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate('forms.answeredBy', { smart_count: answered })}
            {average === null
              ? ''
              : ` · ${translate(scale === null ? 'forms.average' : 'forms.averageOf', { average, scale })}`}
          </Typography>
        </Box>
        {written.has(fieldType) ? <Words values={result.values} /> : <Bars {...result} />}
        {further > 0 ? (
          <Typography variant="body2" color="textSecondary">
            {translate('forms.further', { smart_count: further })}
          </Typography>
        ) : null}
      </CardContent>
    </Card>
  );
};

const Shown = ({ data, children }: { readonly data: FormResults; readonly children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960, '& > *': { minWidth: 0 } }}>
      <Facts
        facts={[
          { label: translate('forms.responses'), value: String(data.responses) },
          { label: translate('forms.asked'), value: String(data.asked) },
          { label: translate('forms.rate'), value: data.rate === null ? '–' : `${data.rate} %` },
        ]}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>{children}</Box>
      {data.isHidden ? <Alert severity="info">{translate('forms.tooFew')}</Alert> : null}
      {data.responses === 0 ? <Alert severity="info">{translate('forms.nobody')}</Alert> : null}
      {data.responses === 0
        ? null
        : data.questions.map((result) => <Question key={result.id} result={result} />)}
    </Box>
  );
};

interface ResultsOfProps {
  readonly form: number;
  /** Shown next to the choice of edition. */
  readonly children?: ReactNode;
}

/** The results of a form: figures, and for each question how often each answer was given. */
export const ResultsOf = ({ form, children }: ResultsOfProps) => {
  const translate = useTranslate();
  const [edition, setEdition] = useState('');
  const asked = { id: form, ...(edition === '' ? {} : { edition: Number(edition) }) };
  const { data, problem, retry } = useAnswer(formResults, asked, 'forms.fail.results');
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <Loading text="forms.loading" />;
  return (
    <Shown data={data}>
      {data.editions.length > 1 ? (
        <Choose
          label={translate('forms.edition')}
          value={edition === '' ? String(data.edition) : edition}
          choices={data.editions.map((one) => ({ id: one, name: String(one) }))}
          onChange={setEdition}
        />
      ) : null}
      {children}
    </Shown>
  );
};
