import type { GridBill } from '@school/domain';
import {
  Box,
  Checkbox,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../engine/field/number/number-format.ts';
import { hasPart, tickKey, type PartKind, type Ticks } from './bill-grid.ts';

/** A particular or a discount that bills may have. */
export interface TickItem {
  readonly id: number;
  readonly name: string;
  readonly detail: string;
}

interface TickTableProps {
  readonly kind: PartKind;
  readonly items: readonly TickItem[];
  readonly bills: readonly GridBill[];
  readonly ticks: Ticks;
  readonly onTick: (bills: readonly GridBill[], item: number, given: boolean) => void;
}

const sticky = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: 160,
} as const;

/** Students by particular or discount; a column header ticks it for everyone whose bill may change. */
export const TickTable = ({ kind, items, bills, ticks, onTick }: TickTableProps) => {
  const translate = useTranslate();
  const isOn = (bill: GridBill, item: number): boolean =>
    ticks.get(tickKey(kind, bill.id, item)) ?? hasPart(bill, kind, item);
  const free = bills.filter(({ isPaid }) => !isPaid);
  return (
    <Paper variant="outlined" sx={{ overflow: 'auto', maxHeight: '70vh', mb: 2 }}>
      <Table size="small" stickyHeader aria-label={translate(`fees.parts.${kind}s`)}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...sticky, zIndex: 3 }}>{translate('fees.student')}</TableCell>
            {items.map((item) => {
              const on = free.filter((bill) => isOn(bill, item.id)).length;
              return (
                <TableCell key={item.id} align="center" sx={{ minWidth: 120 }}>
                  <Checkbox
                    size="small"
                    disabled={free.length === 0}
                    checked={on > 0 && on === free.length}
                    indeterminate={on > 0 && on < free.length}
                    onChange={() => onTick(free, item.id, on < free.length)}
                    slotProps={{ input: { 'aria-label': translate('fees.parts.all', { name: item.name }) } }}
                  />
                  <Box component="span" sx={{ display: 'block' }}>
                    {item.name}
                  </Box>
                  <Typography variant="caption" color="inherit">
                    {item.detail}
                  </Typography>
                </TableCell>
              );
            })}
            <TableCell align="right">{translate('fees.payable')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {bills.map((bill) => (
            <TableRow key={bill.id} hover>
              <TableCell component="th" scope="row" sx={sticky}>
                {bill.student}
                <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                  {bill.isPaid
                    ? `${bill.admissionNumber} · ${translate('fees.parts.paid')}`
                    : bill.admissionNumber}
                </Typography>
              </TableCell>
              {items.map((item) => (
                <TableCell
                  key={item.id}
                  align="center"
                  sx={ticks.has(tickKey(kind, bill.id, item.id)) ? { bgcolor: 'action.selected' } : undefined}
                >
                  <Checkbox
                    size="small"
                    disabled={bill.isPaid}
                    checked={isOn(bill, item.id)}
                    onChange={(_, given) => onTick([bill], item.id, given)}
                    slotProps={{ input: { 'aria-label': `${bill.student}: ${item.name}` } }}
                  />
                </TableCell>
              ))}
              <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {formatMoney(bill.payable)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
};
