import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { categoryOfRecord, tryCategory, type TrialVariable } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatDecimal } from '../../../engine/field/number/number-format.ts';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { CodePicker } from './CodePicker.tsx';
import { RuleProblem } from './RuleProblem.tsx';
import { TrialInputs } from './TrialInputs.tsx';
import { isUnwritten, sampleValues, valuesOf } from './trial-values.ts';
import { useCategoryRules } from './use-category-rules.ts';

/** A category without a code yet is calculated under this one. */
const nameless = 'X';

/** What the rule in the form yields for typed values; groups that a change would affect are listed. */
export const CategoryTrial = ({ record, values }: OwnSectionProps) => {
  const translate = useTranslate();
  const { data, problem, retry } = useCategoryRules();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(sampleValues);
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <Skeleton variant="rounded" height={80} />;
  const others = data.categories.filter(({ id }) => id !== record?.id);
  const written = categoryOfRecord(values);
  const candidate = { ...written, code: written.code || nameless };
  const tried = tryCategory(candidate, others, valuesOf(typed));
  const groups = data.groups.filter(({ categoryIds }) => categoryIds.includes(Number(record?.id)));
  const type = (name: string, text: string | undefined): void =>
    setTyped((now) => {
      const rest = Object.entries(now).filter(([one]) => one !== name);
      return Object.fromEntries(text === undefined ? rest : [...rest, [name, text]]);
    });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {candidate.valueType === 'NUMERIC' ? null : <CodePicker categories={others} />}
      {tried.ok ? (
        <>
          <TrialInputs
            variables={tried.value.variables}
            before={tried.value.before}
            typed={typed}
            onType={type}
          />
          <Typography role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {translate('payroll.category.result', {
              code: written.code || written.name || '…',
              amount: formatDecimal(tried.value.amount, 'en-PK', 2),
            })}
          </Typography>
          {tried.value.clamped ? (
            <Alert severity="warning" role="note">
              {translate('payroll.category.clamped')}
            </Alert>
          ) : null}
        </>
      ) : isUnwritten(tried.error) ? (
        <Typography color="textSecondary">{translate('payroll.category.unwritten')}</Typography>
      ) : (
        <>
          <TrialInputs
            variables={variablesIn(typed, tried.error.code)}
            before={[]}
            typed={typed}
            onType={type}
          />
          <RuleProblem category={candidate} problem={tried.error} />
        </>
      )}
      {groups.length > 0 ? (
        <Alert severity="info" role="note">
          {translate('payroll.category.touches', { groups: groups.map(({ name }) => name).join(', ') })}
        </Alert>
      ) : null}
    </Box>
  );
};

/** After a division by zero it is the values that must change, so they stay in view. */
const variablesIn = (typed: Readonly<Record<string, string>>, code: string): readonly TrialVariable[] =>
  code === 'CATEGORY_DIVISION_BY_ZERO' || code.startsWith('GROSS_PAY')
    ? (['GROSS', 'NWD', 'LOPD', 'PRESENT'] as const).filter((name) => name in typed)
    : [];
