import { Chip } from '@mui/material';
import { compareMoney, type Money } from '@school/domain';
import { formatMoney } from '../../../engine/field/number/number-format.ts';

/** Net pay: green above zero, red otherwise; the sign of the figure says the same. */
export const NetBadge = ({ amount }: { readonly amount: Money }) => {
  const positive = compareMoney(amount, '0.00') > 0;
  return (
    <Chip
      size="small"
      color={positive ? 'success' : 'error'}
      label={formatMoney(amount)}
      data-net={positive ? 'positive' : 'negative'}
      sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
    />
  );
};
