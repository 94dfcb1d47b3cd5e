import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Selection } from '../../../engine/list/table/selection.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RefusedRows } from '../../../engine/own-screen/RefusedRows.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import type { Load } from '../../../engine/own-screen/use-load.ts';

interface Student {
  readonly id: number;
  readonly fullName: string;
}

const nobody: ReadonlyMap<number, string> = new Map();

interface ChooseStudentsProps<Row extends Student> {
  readonly caption: string;
  readonly load: Load<readonly Row[]>;
  readonly columns: readonly RowsColumn<Row>[];
  readonly selection: Selection;
  /** Why students were rejected, by id. */
  readonly reasons?: ReadonlyMap<number, string>;
  /** Additional inputs and the button. */
  readonly tools: ReactNode;
}

/** The students of a batch, to be ticked. */
export const ChooseStudents = <Row extends Student>({
  caption,
  load,
  columns,
  selection,
  reasons = nobody,
  tools,
}: ChooseStudentsProps<Row>) => {
  const translate = useTranslate();
  if (load.problem) return <LoadProblem text={load.problem} onRetry={load.retry} />;
  return (
    <>
      <RefusedRows
        rows={load.data}
        selection={selection}
        reasons={reasons}
        nameOf={({ fullName }) => fullName}
      />
      <RowsTable
        caption={caption}
        columns={columns}
        rows={load.data}
        selection={selection}
        empty={translate('students.noStudents')}
        tools={tools}
      />
    </>
  );
};
