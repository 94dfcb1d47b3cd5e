import type { AnswerFrom } from '@school/kernel';
import type { scoreSheets } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Choose } from '../../../engine/own-screen/Choose.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useBatches } from '../../students/parts/use-batches.ts';

type Entry = AnswerFrom<typeof scoreSheets>[number];

/** What is scored in a batch apart from its exams, and the progress of each sheet. */
export const ScoreSheets = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const batches = useBatches(0);
  const [chosen, choose] = useParam('batch');
  const batch = chosen === '' ? String(batches.data?.[0]?.id ?? '') : chosen;
  const sheets = useLoad<readonly Entry[]>(
    batch === '' ? undefined : `/setup/v1/ScoreSheet/${encodeURIComponent(batch)}`,
    'assessment.fail.marks',
  );
  const rows = sheets.data?.map((entry) => ({
    ...entry,
    id: `${entry.kind}/${entry.about}/${entry.subject}`,
  }));
  const title = translate('assessment.sheet.title');
  const problem = batches.problem ?? sheets.problem;
  return (
    <>
      <PageHeader title={title} under={translate('assessment.sheet.under')} />
      <LoadProblem text={problem} onRetry={sheets.retry} />
      {problem ? null : (
        <RowsTable<Entry & { readonly id: string }>
          caption={title}
          rows={rows}
          empty={translate('assessment.sheet.none')}
          onOpen={({ id }) => navigate(`/exam/score_sheets/${batch}/${id}`)}
          columns={[
            {
              key: 'name',
              label: translate('assessment.sheet.name'),
              role: 'title',
              text: ({ name }) => name,
            },
            {
              key: 'subject',
              label: translate('assessment.column.subject'),
              text: ({ subjectName }) => subjectName ?? '',
              render: ({ subjectName }) => subjectName ?? '–',
            },
            {
              key: 'kind',
              label: translate('assessment.sheet.kind'),
              render: ({ kind }) => translate(`assessment.sheet.${kind}`),
            },
            {
              key: 'entered',
              label: translate('assessment.sheet.entered'),
              align: 'right',
              render: ({ entered, cells }) => `${entered} / ${cells}`,
            },
          ]}
          tools={
            <Choose
              label={translate('assessment.column.batch')}
              value={batch}
              choices={batches.data?.map(({ id, fullName }) => ({ id, name: fullName }))}
              onChange={choose}
            />
          }
        />
      )}
    </>
  );
};
