import { Box, Chip, Typography } from '@mui/material';
import { formulaVariables, type CategoryRules } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';

const fields = ['formula', 'baseCategory', 'conditions', 'defaultFormula'];
const inFormula = fields.map((name) => `[data-field="${name}"] input[type="text"]`).join();

/**
 * Codes a formula may use. Pressing one inserts it at the last cursor position; the formula keeps the keyboard focus,
 * because pressing does not take it.
 */
export const CodePicker = ({ categories }: { readonly categories: CategoryRules['categories'] }) => {
  const translate = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLInputElement>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLInputElement && target.matches(inFormula)) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const write = (code: string): void => {
    const first = root.current?.closest('form')?.querySelector<HTMLInputElement>(inFormula);
    const input = last.current?.isConnected ? last.current : first;
    if (!input || input.readOnly || input.disabled) return;
    const end = input.value.length;
    input.focus();
    input.setRangeText(code, input.selectionStart ?? end, input.selectionEnd ?? end, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const active = categories.filter(({ isActive }) => isActive !== false);
  return (
    <Box ref={root} role="group" aria-label={translate('payroll.category.codes')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {translate('payroll.category.codes')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {[...formulaVariables, ...active.map(({ code }) => code)].map((code, at) => (
          <Chip
            key={code}
            size="small"
            variant={at < formulaVariables.length ? 'filled' : 'outlined'}
            label={code}
            title={
              at < formulaVariables.length
                ? translate(`payroll.variable.${code}`)
                : active.find((one) => one.code === code)?.name
            }
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => write(code)}
          />
        ))}
      </Box>
    </Box>
  );
};
