import { Box, Typography } from '@mui/material';
import type { CardFigures, CardSubject } from '@school/domain';
import { useTranslate } from 'react-admin';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';

/** A subject with its position, since the card gives it no number. */
type Row = CardSubject & { readonly id: string };

/** What appears in place of marks; everything else is a figure or one of the school's own grades. */
const absences: readonly string[] = ['Absent', 'Exempt', 'Malpractice'];

/** What a report card states for each subject, as printed: families sign that they have read it. */
export const CardSubjects = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const { heads = [], subjects = [], areas = [] } = (record?.['figures'] ?? {}) as Partial<CardFigures>;
  const column = (key: string): string => translate(`assessment.column.${key}`);
  const shown = (cell: string | null): string =>
    cell !== null && absences.includes(cell) ? translate(`words.${cell}`, { _: cell }) : (cell ?? '–');
  const passes = subjects.some(({ isPassed }) => isPassed !== undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RowsTable<Row>
        caption={column('subject')}
        columns={[
          { key: 'subject', label: column('subject'), role: 'title', text: (row) => row.subject },
          ...heads.map((head, at) => ({
            key: `head${at}`,
            label: head,
            align: 'right' as const,
            render: (row: Row) => shown(row.cells[at] ?? null),
          })),
          { key: 'total', label: column('total'), align: 'right', render: (row) => row.total ?? '–' },
          { key: 'grade', label: column('grade'), render: (row) => row.grade ?? '–' },
          ...(passes
            ? [
                {
                  key: 'outcome',
                  label: column('outcome'),
                  render: (row: Row) =>
                    row.isPassed === undefined
                      ? '–'
                      : translate(row.isPassed ? 'assessment.card.passed' : 'assessment.card.failed'),
                },
              ]
            : []),
        ]}
        rows={subjects.map((one, at) => ({ ...one, id: String(at) }))}
        empty={translate('assessment.result.none')}
      />
      {areas.length > 0 ? (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
          {areas.map(({ header, area, grade }) => (
            <Box key={`${header}-${area}`}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {header === '' ? area : `${header}: ${area}`}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {grade}
              </Typography>
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
};
