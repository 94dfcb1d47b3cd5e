import { Alert, Box } from '@mui/material';
import { describePayrollProblem, type PayrollCategory, type TrialProblem } from '@school/domain';
import { useTranslate } from 'react-admin';
import { formulaAt } from './formula-at.ts';

/** What is wrong with a rule, and where: the formula with a marker below the position. */
export const RuleProblem = ({
  category,
  problem,
}: {
  readonly category: PayrollCategory;
  readonly problem: TrialProblem;
}) => {
  const translate = useTranslate();
  const params: Readonly<Record<string, unknown>> = problem.params;
  const place = formulaAt(category, problem);
  const said = translate(`payroll.check.${problem.code}`, { _: describePayrollProblem(problem), ...params });
  const reason =
    problem.code === 'CATEGORY_FORMULA_SYNTAX'
      ? translate(`payroll.syntax.${problem.params.reason}`, { ...params, _: said })
      : said;
  return (
    <Alert severity="error" role="alert" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      {reason}
      {place ? (
        <Box
          component="pre"
          aria-hidden
          sx={{ m: 0, mt: 0.5, overflowX: 'auto', fontFamily: 'monospace', fontSize: 14, lineHeight: 1.2 }}
        >
          {`${place.formula}\n${' '.repeat(place.column - 1)}↑`}
        </Box>
      ) : null}
    </Alert>
  );
};
