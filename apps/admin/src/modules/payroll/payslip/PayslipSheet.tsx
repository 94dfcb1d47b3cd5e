import { Box, Divider, Paper, Typography } from '@mui/material';
import { compareMoney, type PayslipDetail } from '@school/domain';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../engine/field/date/date-format.ts';
import { AmountWords } from '../../../engine/field/money/AmountWords.tsx';
import { formatMoney } from '../../../engine/field/number/number-format.ts';
import { useInstituteName } from '../../../shell/frame/use-institute-name.ts';
import { PeriodText } from '../parts/PeriodText.tsx';
import { attendanceFacts, detailFacts, employeeFacts, type SheetFact } from './sheet-facts.ts';
import { SheetFacts } from './SheetFacts.tsx';
import { SheetLines } from './SheetLines.tsx';

/** The payslip as it is printed: the payslip settings determine what is shown. */
export const PayslipSheet = ({ payslip }: { readonly payslip: PayslipDetail }) => {
  const translate = useTranslate();
  const school = useInstituteName();
  const { settings } = payslip;
  const paid: readonly SheetFact[] = [
    ...(settings?.dateOfJoining && payslip.joiningDate
      ? [{ key: 'dateOfJoining', value: formatDate(payslip.joiningDate) }]
      : []),
    ...(settings?.paymentFrequency
      ? [{ key: 'paymentFrequency', value: translate(`payroll.frequency.${payslip.frequency}`) }]
      : []),
  ];
  const isPositive = compareMoney(payslip.netPay, '0.00') > 0;
  return (
    <Paper
      variant="outlined"
      component="article"
      aria-label={translate('payroll.sheet.title')}
      sx={{ p: { xs: 2, sm: 4 }, '@media print': { border: 0, p: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 2 }}>
        <Box>
          <Typography variant="h6" component="h2">
            {school}
          </Typography>
          <Typography color="textSecondary">
            {translate('payroll.sheet.for')} <PeriodText {...payslip} />
          </Typography>
        </Box>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{payslip.number}</Typography>
      </Box>
      <SheetFacts
        facts={[...employeeFacts(payslip), ...paid, ...detailFacts(payslip), ...attendanceFacts(payslip)]}
      />
      <Divider sx={{ my: 2 }} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SheetLines
          title={translate('payroll.sheet.earnings')}
          lines={payslip.lines.filter(({ type }) => type === 'EARNING')}
          total={payslip.earningsTotal}
        />
        <SheetLines
          title={translate('payroll.sheet.deductions')}
          lines={payslip.lines.filter(({ type }) => type === 'DEDUCTION')}
          total={payslip.deductionsTotal}
        />
      </Box>
      <Box sx={{ mt: 3, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>{translate('payroll.column.netPay')}</Typography>
          <Typography
            variant="h6"
            component="output"
            color={isPositive ? 'success' : 'error'}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {formatMoney(payslip.netPay)}
          </Typography>
        </Box>
        <Typography variant="body2" color="textSecondary">
          <AmountWords amount={payslip.netPay} />
        </Typography>
      </Box>
      {payslip.remark ? (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {translate('payroll.form.remark')}: {payslip.remark}
        </Typography>
      ) : null}
      {settings?.footnote && settings.footnoteText ? (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 2 }}>
          {settings.footnoteText}
        </Typography>
      ) : null}
    </Paper>
  );
};
