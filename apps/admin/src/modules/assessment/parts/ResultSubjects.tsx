import { useTranslate } from 'react-admin';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { AskRevaluation } from './AskRevaluation.tsx';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';

interface Paper {
  readonly id: number;
  readonly subject: string;
  readonly marks: string | null;
  readonly maximum: string | null;
  readonly percent: string | null;
  readonly grade: string;
  readonly average: string | null;
  readonly outcome: string;
  readonly remarks: string;
  readonly score: number | null;
  readonly revaluation: { readonly id: number; readonly status: string } | null;
}
const figures = ['marks', 'maximum', 'percent', 'average'] as const;
const words = ['grade', 'outcome', 'remarks'] as const;

/** The subjects of a result with their marks. */
export const ResultSubjects = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const id = Number(record?.['id'] ?? 0);
  const papers = useLoad<readonly Paper[]>(
    id > 0 ? `/setup/v1/ExamResult/${id}/subjects` : undefined,
    'assessment.fail.load',
  );
  if (papers.problem) return <LoadProblem text={papers.problem} onRetry={papers.retry} />;
  return (
    <RowsTable<Paper>
      caption={translate('assessment.column.subject')}
      columns={[
        {
          key: 'subject',
          label: translate('assessment.column.subject'),
          role: 'title',
          text: (row) => row.subject,
        },
        ...figures.map((key) => ({
          key,
          label: translate(`assessment.column.${key}`),
          align: 'right' as const,
          render: (row: Paper) => row[key] ?? '–',
        })),
        ...words.map((key) => ({
          key,
          label: translate(`assessment.column.${key}`),
          text: (row: Paper) => row[key],
          render: (row: Paper) => row[key] || '–',
        })),
      ]}
      rows={papers.data}
      renderMenu={(row) => <AskRevaluation mark={row} onAsked={papers.retry} />}
      empty={translate('assessment.result.none')}
    />
  );
};
