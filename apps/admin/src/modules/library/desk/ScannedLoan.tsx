import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LoanToday } from '@school/domain';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { Facts, type Fact } from '../../../engine/own-screen/Facts.tsx';
import { isCharged } from './desk.ts';

/** The loan of the scanned copy. */
export const ScannedLoan = ({
  loan,
  more = [],
}: {
  readonly loan: LoanToday;
  readonly more?: readonly Fact[];
}) => {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {loan.title}
      </Typography>
      <Facts
        facts={[
          { label: translate('library.column.copy'), value: loan.copy },
          { label: translate('library.column.borrower'), value: loan.borrower },
          { label: translate('library.desk.group'), value: loan.group ?? '–' },
          { label: translate('library.column.due'), value: <DateCell value={loan.dueOn} /> },
          { label: translate('library.desk.late'), value: loan.daysLate },
          {
            label: translate('library.desk.fine'),
            value: isCharged(loan.fine) ? <MoneyCell value={loan.fine} /> : '–',
          },
          ...more,
        ]}
      />
    </>
  );
};
