import { useTranslate } from 'react-admin';
import type { Loan } from '@school/domain';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';

interface LoanTableProps {
  readonly caption: string;
  readonly loans: readonly Loan[];
  readonly empty: string;
}

/** The books someone has on loan. */
export const LoanTable = ({ caption, loans, empty }: LoanTableProps) => {
  const translate = useTranslate();
  return (
    <RowsTable<Loan>
      caption={caption}
      rows={loans}
      empty={empty}
      columns={[
        { key: 'title', label: translate('library.column.book'), role: 'title', text: (row) => row.title },
        { key: 'copy', label: translate('library.column.copy'), text: (row) => row.copy },
        {
          key: 'issuedOn',
          label: translate('library.column.issued'),
          text: (row) => row.issuedOn,
          render: (row) => <DateCell value={row.issuedOn} />,
        },
        {
          key: 'dueOn',
          label: translate('library.column.due'),
          text: (row) => row.dueOn,
          render: (row) => <DateCell value={row.dueOn} />,
        },
      ]}
    />
  );
};
