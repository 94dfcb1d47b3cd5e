import { Alert, Box, Skeleton, TextField, Typography } from '@mui/material';
import { describePayrollProblem, tryGroup, type PayLine } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatDecimal } from '../../../engine/field/number/number-format.ts';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { TrialInputs } from './TrialInputs.tsx';
import { sampleValues, valuesOf } from './trial-values.ts';
import { minutesOf, unpaidTimeOf } from './unpaid-time.ts';
import { useCategoryRules } from './use-category-rules.ts';

const idsOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);
const amount = (text: string): string => formatDecimal(text, 'en-PK', 2);

const Lines = ({ lines, total, title }: { lines: readonly PayLine[]; total: string; title: string }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      alignContent: 'start',
      gridTemplateColumns: '1fr auto',
      columnGap: 2,
      rowGap: 0.5,
    }}
  >
    {[...lines.map(({ code, label, amount: of }) => [code, label, of]), ['', title, total]].map(
      ([code, label, of = '']) => (
        <Box key={code} sx={{ display: 'contents', '& > *': { fontWeight: code === '' ? 600 : undefined } }}>
          <Typography component="dt" variant="body2">
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
          >
            {amount(of)}
          </Typography>
        </Box>
      ),
    )}
  </Box>
);

/** What the group in the form would pay someone, and which categories are added and removed along with the chosen ones. */
export const GroupTrial = ({ record, values }: OwnSectionProps) => {
  const translate = useTranslate();
  const { data, problem, retry } = useCategoryRules();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(sampleValues);
  const [late, setLate] = useState('20, 35, 15');
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <Skeleton variant="rounded" height={80} />;
  const categoryIds = idsOf(values['categoryIds']);
  if (categoryIds.length === 0)
    return <Typography color="textSecondary">{translate('payroll.groupTrial.empty')}</Typography>;
  const enableLop = values['enableLop'] === true;
  const draft = { categoryIds, ...unpaidTimeOf(values) };
  const countsMinutes = (draft.lateRule ?? 'NONE') !== 'NONE';
  const tried = tryGroup(draft, idsOf(record?.['categoryIds']), data.categories, {
    ...valuesOf(typed),
    lateMinutes: countsMinutes ? minutesOf(late) : [],
  });
  const named = (codes: readonly { readonly name: string }[]): string =>
    codes.map(({ name }) => name).join(', ');
  const lines = (type: PayLine['type']): readonly PayLine[] =>
    tried.ok ? tried.value.pay.lines.filter((line) => line.type === type) : [];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TrialInputs
        variables={enableLop ? ['GROSS', 'NWD', 'LOPD'] : ['GROSS', 'NWD']}
        before={[]}
        typed={typed}
        onType={(name, text) => setTyped((now) => ({ ...now, [name]: text ?? '' }))}
      />
      {countsMinutes ? (
        <TextField
          size="small"
          label={translate('payroll.groupTrial.lateMinutes')}
          value={late}
          onChange={(event) => setLate(event.target.value)}
          sx={{ maxWidth: 320 }}
        />
      ) : null}
      {tried.ok ? (
        <>
          {tried.value.added.length > 0 ? (
            <Alert severity="info" role="note">
              {translate('payroll.groupTrial.added', { names: named(tried.value.added) })}
            </Alert>
          ) : null}
          {tried.value.removed.length > 0 ? (
            <Alert severity="warning" role="note">
              {translate('payroll.groupTrial.removed', { names: named(tried.value.removed) })}
            </Alert>
          ) : null}
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <Lines
              lines={lines('EARNING')}
              total={tried.value.pay.earningsTotal}
              title={translate('payroll.groupTrial.earnings')}
            />
            <Lines
              lines={lines('DEDUCTION')}
              total={tried.value.pay.deductionsTotal}
              title={translate('payroll.groupTrial.deductions')}
            />
          </Box>
          <Typography role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {translate('payroll.groupTrial.net', { amount: amount(tried.value.pay.netPay) })}
          </Typography>
        </>
      ) : (
        <Alert severity="error" role="alert">
          {translate(`payroll.check.${tried.error.code}`, {
            _: describePayrollProblem(tried.error),
            ...tried.error.params,
          })}
        </Alert>
      )}
    </Box>
  );
};
