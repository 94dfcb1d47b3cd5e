import { Box, Paper, Skeleton, Typography } from '@mui/material';
import type { LeaveStanding } from '@school/domain';
import { useTranslate } from 'react-admin';
import { Empty } from '../../../engine/own-screen/Empty.tsx';

/** What is left of each leave type, and how it came about. */
export const BalanceCards = ({ standing }: { readonly standing: LeaveStanding | undefined }) => {
  const translate = useTranslate();
  if (!standing) return <Skeleton variant="rounded" height={120} sx={{ mb: 3 }} />;
  if (standing.types.length === 0) return <Empty text={translate('leave.noGroup')} />;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        gap: 2,
        p: 0,
        m: 0,
        mb: 3,
      }}
    >
      {standing.types.map((type) => (
        <Paper key={type.leaveTypeId} component="li" variant="outlined" sx={{ p: 2, listStyle: 'none' }}>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {type.name}
          </Typography>
          <Typography variant="h5" component="p" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {type.isUnpaid ? translate('leave.unpaid') : translate('leave.left', { days: type.available })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {type.isUnpaid
              ? translate('leave.unpaidTaken', { days: type.lop })
              : translate('leave.made', {
                  credited: type.credited,
                  carried: type.carried,
                  taken: type.taken,
                  pending: type.pending,
                })}
          </Typography>
          {type.isUnpaid || Number(type.other) === 0 ? null : (
            <Typography variant="body2" color="textSecondary">
              {translate('leave.other', { days: type.other })}
            </Typography>
          )}
          {Number(type.additional) > 0 ? (
            <Typography variant="body2" color="warning.main">
              {translate('leave.beyond', { days: type.additional, lop: type.lop })}
            </Typography>
          ) : null}
        </Paper>
      ))}
    </Box>
  );
};
