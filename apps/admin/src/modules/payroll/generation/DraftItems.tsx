import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, MenuItem, TextField } from '@mui/material';
import type { CategoryType } from '@school/domain';
import { useTranslate } from 'react-admin';
import type { Dispatch } from 'react';
import { numericPart } from './edits.ts';
import type { DraftChange, DraftItem } from './payslip-draft.ts';

interface DraftItemsProps {
  readonly items: readonly DraftItem[];
  readonly wrong: readonly string[];
  readonly onChange: Dispatch<DraftChange>;
}

const longestName = 80;

/** Lines for this payslip only: a bonus, the recovery of an advance. */
export const DraftItems = ({ items, wrong, onChange }: DraftItemsProps) => {
  const translate = useTranslate();
  return (
    <>
      {items.map((item) => {
        const isWrong = wrong.includes(`item.${item.key}`);
        const change = (part: Partial<DraftItem>): void =>
          onChange({ type: 'item', key: item.key, change: part });
        return (
          <Box key={item.key} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <TextField
              autoFocus={item.name === ''}
              size="small"
              required
              label={translate('payroll.form.itemName')}
              value={item.name}
              error={isWrong && item.name.trim() === ''}
              onChange={(event) => change({ name: event.target.value })}
              slotProps={{ htmlInput: { maxLength: longestName } }}
              sx={{ flex: '1 1 180px' }}
            />
            <TextField
              select
              size="small"
              label={translate('payroll.form.itemType')}
              value={item.type}
              onChange={(event) => change({ type: event.target.value as CategoryType })}
              sx={{ flex: '1 1 130px', maxWidth: { sm: 170 } }}
            >
              <MenuItem value="EARNING">{translate('payroll.form.earning')}</MenuItem>
              <MenuItem value="DEDUCTION">{translate('payroll.form.deduction')}</MenuItem>
            </TextField>
            <TextField
              size="small"
              required
              label={translate('payroll.form.amount')}
              value={item.amount}
              error={isWrong && item.name.trim() !== ''}
              onChange={(event) => change({ amount: numericPart(event.target.value) })}
              slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
              sx={{ flex: '1 1 110px', maxWidth: { sm: 150 } }}
            />
            <IconButton
              aria-label={translate('payroll.form.removeItem', { name: item.name })}
              onClick={() => onChange({ type: 'removeItem', key: item.key })}
            >
              <Delete fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
    </>
  );
};
