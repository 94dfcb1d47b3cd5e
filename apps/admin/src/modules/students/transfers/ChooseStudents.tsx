import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Selection } from '../../../engine/list/table/selection.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import type { Load } from '../../../engine/own-screen/use-load.ts';

interface ChooseStudentsProps<Row extends { readonly id: number }> {
  readonly caption: string;
  readonly load: Load<readonly Row[]>;
  readonly columns: readonly RowsColumn<Row>[];
  readonly selection: Selection;
  /** What is asked besides, and the button. */
  readonly tools: ReactNode;
}

/** The students of a batch to tick. */
export const ChooseStudents = <Row extends { readonly id: number }>({
  caption,
  load,
  columns,
  selection,
  tools,
}: ChooseStudentsProps<Row>) => {
  const translate = useTranslate();
  if (load.problem) return <LoadProblem text={load.problem} onRetry={load.retry} />;
  return (
    <RowsTable
      caption={caption}
      columns={columns}
      rows={load.data}
      selection={selection}
      empty={translate('students.noStudents')}
      tools={tools}
    />
  );
};
