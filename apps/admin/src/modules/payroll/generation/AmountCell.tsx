import { Box, InputBase } from '@mui/material';
import type { Money } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useRef, useState, type KeyboardEvent } from 'react';
import { formatMoney } from '../../../engine/field/number/number-format.ts';
import { numericPart, typedAmount } from './edits.ts';

interface AmountCellProps {
  readonly amount: Money;
  readonly edited: boolean;
  /** Names the cell for screen readers: the employee and the category. */
  readonly label: string;
  readonly onCommit: (amount: Money) => void;
}

const box = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minWidth: 104,
  minHeight: 30,
  px: 0.75,
  mx: -0.75,
  borderRadius: 0.5,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

/** An amount that a double click, Enter or F2 opens for editing; leaving it or Enter keeps the input, Escape does not. */
export const AmountCell = ({ amount, edited, label, onCommit }: AmountCellProps) => {
  const translate = useTranslate();
  const [text, setText] = useState<string>();
  const shown = useRef<HTMLDivElement>(null);
  const left = useRef(false);
  const open = (): void => {
    left.current = false;
    setText(amount);
  };
  const leave = (keep: boolean): void => {
    // Closing removes the focus, which must not count a second time.
    if (left.current) return;
    left.current = true;
    const typed = typedAmount(text ?? '');
    setText(undefined);
    if (keep && typed !== undefined && typed !== amount) onCommit(typed);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    leave(event.key === 'Enter');
    requestAnimationFrame(() => shown.current?.focus());
  };
  if (text !== undefined) {
    return (
      <InputBase
        autoFocus
        value={text}
        onChange={(event) => setText(numericPart(event.target.value))}
        onFocus={(event) => event.target.select()}
        onBlur={() => leave(true)}
        onKeyDown={press}
        inputProps={{ inputMode: 'decimal', 'aria-label': label, style: { textAlign: 'right', padding: 0 } }}
        sx={{ ...box, width: 118, fontSize: 'inherit', outline: '2px solid', outlineColor: 'primary.main' }}
      />
    );
  }
  return (
    <Box
      ref={shown}
      role="button"
      tabIndex={0}
      aria-label={`${label}: ${formatMoney(amount)}${edited ? `, ${translate('payroll.all.edited')}` : ''}`}
      title={translate('payroll.all.howToEdit')}
      onDoubleClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'F2') return;
        event.preventDefault();
        open();
      }}
      sx={{
        ...box,
        cursor: 'cell',
        userSelect: 'none',
        fontWeight: edited ? 700 : undefined,
        color: edited ? 'primary.main' : undefined,
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      {formatMoney(amount)}
      {edited ? (
        <Box component="span" aria-hidden sx={{ ml: 0.5, fontSize: 10 }}>
          ✎
        </Box>
      ) : null}
    </Box>
  );
};
