import { Alert, Button, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LoanToday } from '@school/domain';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable } from '../../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { isCharged } from '../desk/desk.ts';
import { OwnFines } from './OwnFines.tsx';
import { OwnReservations } from './OwnReservations.tsx';
import type { OwnLibrary } from './own-library.ts';

/** What the reader, or a parent's children, have borrowed, reserved and owe. */
export const MyLibrary = () => {
  const translate = useTranslate();
  const { actor } = useEnvironment();
  const own = useLoad<OwnLibrary>('/setup/v1/LibraryDesk/mine', 'library.fail.mine');
  const ready = own.data?.reservations.filter(({ status }) => status === 'READY') ?? [];
  const title = translate(actor.role === 'PARENT' ? 'library.mine.children' : 'library.mine.title');
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button component={Link} to="/library/search_book" variant="outlined">
            {translate('library.mine.search')}
          </Button>
        }
      />
      <LoadProblem text={own.problem} onRetry={own.retry} />
      {ready.map(({ id, title: book }) => (
        <Alert key={id} severity="success" sx={{ mb: 2 }}>
          {translate('library.mine.ready', { title: book })}
        </Alert>
      ))}
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('library.mine.loans')}
      </Typography>
      <RowsTable<LoanToday>
        caption={translate('library.mine.loans')}
        rows={own.data?.loans}
        empty={translate('library.mine.noLoans')}
        columns={[
          { key: 'title', label: translate('library.column.book'), role: 'title', text: (row) => row.title },
          { key: 'borrower', label: translate('library.column.borrower'), text: (row) => row.borrower },
          {
            key: 'dueOn',
            label: translate('library.column.due'),
            text: (row) => row.dueOn,
            render: (row) => <DateCell value={row.dueOn} />,
          },
          {
            key: 'late',
            label: translate('library.desk.late'),
            figure: (row) => row.daysLate,
            render: (row) =>
              row.daysLate > 0 ? <Chip size="small" color="error" label={row.daysLate} /> : '–',
          },
          {
            key: 'fine',
            label: translate('library.desk.fine'),
            align: 'right',
            figure: (row) => Number(row.fine),
            render: (row) => (isCharged(row.fine) ? <MoneyCell value={row.fine} /> : '–'),
          },
        ]}
      />
      <OwnReservations rows={own.data?.reservations} />
      <OwnFines rows={own.data?.fines} />
    </>
  );
};
