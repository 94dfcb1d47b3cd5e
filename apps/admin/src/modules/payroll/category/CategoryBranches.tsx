import { Box, Link, Typography } from '@mui/material';
import type { CategoryRules, CategoryTreeNode } from '@school/domain';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

interface BranchesProps {
  readonly nodes: readonly CategoryTreeNode[];
  readonly categories: CategoryRules['categories'];
  /** Codes that are not categories, such as GROSS, listed first. */
  readonly beside?: readonly string[];
  readonly empty?: string;
}

const list = { m: 0, pl: 0, listStyle: 'none' } as const;
const nested = { ...list, pl: 1.5, ml: 0.5, borderLeft: 1, borderColor: 'divider' } as const;

/** Categories as a nested list. */
export const CategoryBranches = ({ nodes, categories, beside = [], empty }: BranchesProps) => {
  const translate = useTranslate();
  if (nodes.length + beside.length === 0) return <Typography color="textSecondary">{empty}</Typography>;
  return (
    <Box component="ul" sx={empty === undefined ? nested : list}>
      {beside.map((code) => (
        <Box component="li" key={code} sx={{ py: 0.25 }}>
          {code}{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {translate(`payroll.variable.${code}`, { _: '' })}
          </Typography>
        </Box>
      ))}
      {nodes.map(({ code, again, children }) => {
        const category = categories.find((one) => one.code === code);
        return (
          <Box component="li" key={code} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={`/payroll_categories/${category?.id}`}>
              {code}
            </Link>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {again ? translate('payroll.category.again') : category?.name}
            </Typography>
            {children.length > 0 ? <CategoryBranches nodes={children} categories={categories} /> : null}
          </Box>
        );
      })}
    </Box>
  );
};
