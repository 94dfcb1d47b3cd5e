import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { Facts } from '../../../engine/own-screen/Facts.tsx';
import { isCharged, unlimited, type BorrowerAtDesk } from './desk.ts';

/** Who is at the desk, what they have borrowed and what they owe. */
export const BorrowerFacts = ({ who }: { readonly who: BorrowerAtDesk }) => {
  const translate = useTranslate();
  const limit = who.booksIssuable >= unlimited ? '∞' : String(who.booksIssuable);
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {who.name}
      </Typography>
      {who.card?.status === 'BLOCKED' ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate('library.desk.blocked', { reason: who.card.blockReason ?? '' })}
        </Alert>
      ) : null}
      {who.active ? null : (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate('library.desk.former')}
        </Alert>
      )}
      <Facts
        facts={[
          { label: translate('library.desk.number'), value: who.number },
          { label: translate('library.desk.group'), value: who.group ?? '–' },
          { label: translate('library.desk.inHand'), value: `${who.openLoans} / ${limit}` },
          { label: translate('library.desk.reserved'), value: who.reservations },
          {
            label: translate('library.desk.fines'),
            value: isCharged(who.openFines) ? <MoneyCell value={who.openFines} /> : '–',
          },
          { label: translate('library.desk.dueNow'), value: <DateCell value={who.dueOn} /> },
        ]}
      />
    </>
  );
};
