import { Box, Paper, Typography } from '@mui/material';
import type { PayslipDetail } from '@school/domain';
import { useTranslate } from 'react-admin';
import { DateTimeCell } from '../../../engine/field/dateTime/DateTimeCell.tsx';
import { formatMoney } from '../../../engine/field/number/number-format.ts';

const worded = (value: unknown): string => (value === null || value === undefined ? '–' : formatMoney(value));

/** The history of a payslip, newest first. */
export const PayslipEvents = ({ payslip }: { readonly payslip: PayslipDetail }) => {
  const translate = useTranslate();
  const labels = new Map(payslip.lines.map(({ code, label }) => [code, label]));
  const events = payslip.events.toReversed();
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2, displayPrint: 'none' }}>
      <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {translate('payroll.events.title')}
      </Typography>
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: 'none', borderLeft: 2, borderColor: 'divider', ml: 0.75 }}
      >
        {events.map((event) => (
          <Box
            component="li"
            key={`${event.at} ${event.event}`}
            sx={{
              position: 'relative',
              pl: 2,
              pb: 1.5,
              '&::before': {
                content: '""',
                position: 'absolute',
                left: -6,
                top: 6,
                width: 10,
                height: 10,
                borderRadius: '50%',
                bgcolor: 'primary.main',
              },
            }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {translate(`payroll.events.${event.event}`)}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="div">
              {event.by} · <DateTimeCell value={event.at} />
            </Typography>
            {event.remark ? <Typography variant="body2">{event.remark}</Typography> : null}
            {Object.entries(event.change ?? {}).map(([code, [before, after]]) => (
              <Typography key={code} variant="caption" component="div">
                {labels.get(code) ?? code}: {worded(before)} → {worded(after)}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </Paper>
  );
};
