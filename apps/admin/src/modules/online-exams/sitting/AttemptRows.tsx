import { Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { AnswerRows } from '../AnswerRows.tsx';
import type { Standing } from './paper.ts';

type Attempt = Standing['attempts'][number];

const outcome = { PASSED: 'success', FAILED: 'error' } as const;

/** A pupil's attempts, with the results once they are shown. */
export const AttemptRows = ({ standing }: { readonly standing: Standing }) => {
  const translate = useTranslate();
  if (standing.attempts.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate('onlineExams.attempts')}
      </Typography>
      <RowsTable<Attempt>
        caption={translate('onlineExams.attempts')}
        rows={standing.attempts}
        empty=""
        columns={[
          {
            key: 'number',
            label: translate('onlineExams.attempt'),
            role: 'title',
            text: ({ number }) => String(number),
            render: ({ number }) => number,
          },
          {
            key: 'submittedAt',
            label: translate('onlineExams.handedIn'),
            render: ({ submittedAt }) => (submittedAt ? formatMoment(submittedAt) : '–'),
          },
          {
            key: 'score',
            label: translate('onlineExams.score'),
            align: 'right',
            render: ({ score, maximum }) =>
              score === null ? translate('onlineExams.notYet') : `${Number(score)} / ${Number(maximum)}`,
          },
          {
            key: 'percentage',
            label: '%',
            align: 'right',
            render: ({ percentage }) => percentage ?? '–',
          },
          {
            key: 'outcome',
            label: translate('onlineExams.outcome'),
            render: ({ outcome: reached }) =>
              reached === 'PASSED' || reached === 'FAILED' ? (
                <Chip size="small" color={outcome[reached]} label={translate(`onlineExams.${reached}`)} />
              ) : (
                '–'
              ),
          },
        ]}
      />
      {standing.answers.length > 0 ? <AnswerRows answers={standing.answers} /> : null}
    </Box>
  );
};
