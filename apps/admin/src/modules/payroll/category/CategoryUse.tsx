import { Box, Link, Skeleton, Typography } from '@mui/material';
import { categoryReads, categoryTree, dependencyEdges, type CategoryRules } from '@school/domain';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { OwnSectionProps } from '../../../engine/environment/own-section.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { CategoryBranches } from './CategoryBranches.tsx';
import { useCategoryRules } from './use-category-rules.ts';

const Column = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** Values of the institution and the employee that the rule reads in addition to categories. */
const variablesOf = (rules: CategoryRules, code: string): readonly string[] => {
  const known = new Set(rules.categories.map((category) => category.code));
  const category = rules.categories.find((one) => one.code === code);
  return category ? categoryReads(category).filter((read) => !known.has(read)) : [];
};

/** What feeds into a category, what it feeds into, and the groups that calculate with it. */
export const CategoryUse = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  const { data, problem, retry } = useCategoryRules();
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data || !record) return <Skeleton variant="rounded" height={80} />;
  const code = String(record['code']);
  const edges = dependencyEdges(
    data.categories.map((category) => ({ ...category, reads: categoryReads(category) })),
  );
  const groups = data.groups.filter(({ categoryIds }) => categoryIds.includes(Number(record.id)));
  const variables = variablesOf(data, code);
  const branches = (direction: 'reads' | 'readBy', beside: readonly string[] = []) => (
    <CategoryBranches
      nodes={categoryTree(code, edges, direction)}
      categories={data.categories}
      beside={beside}
      empty={translate(`payroll.category.${direction}Nothing`)}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <Column title={translate('payroll.category.reads')}>{branches('reads', variables)}</Column>
      <Column title={translate('payroll.category.readBy')}>{branches('readBy')}</Column>
      <Column title={translate('payroll.category.groups')}>
        {groups.length === 0 ? (
          <Typography color="textSecondary">{translate('payroll.category.noGroups')}</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {groups.map(({ id, name, employeeCount }) => (
              <Box component="li" key={id} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={`/payroll_groups/${id}`}>
                  {name}
                </Link>{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  {translate('payroll.category.members', { smart_count: employeeCount })}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </Column>
    </Box>
  );
};
