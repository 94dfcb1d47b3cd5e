import { Box, Button } from '@mui/material';
import type { AnyResource, FilterOperator } from '@school/kernel';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { firstOperator } from './filter-key.ts';
import { OperatorValue, operatorsOfField } from './OperatorValue.tsx';
import { useFilterFields } from './use-filter-field.ts';

interface FilterEditorProps {
  readonly resource: AnyResource;
  readonly field: string;
  readonly operator?: FilterOperator;
  readonly value?: unknown;
  readonly onDone: (operator: FilterOperator, value: unknown) => void;
}

/** Chooses how a field is compared, and with what. A yes-or-no field is answered by one click. */
export const FilterEditor = ({
  resource,
  field: path,
  operator: given,
  value: first,
  onDone,
}: FilterEditorProps) => {
  const translate = useTranslate();
  const at = useFilterFields(resource).at(path);
  const [operator, setOperator] = useState<FilterOperator>(
    given ?? (at ? firstOperator(operatorsOfField(at.field)) : 'eq'),
  );
  const [value, setValue] = useState<unknown>(first ?? (operator === 'empty' ? true : undefined));
  if (!at) return null;
  if (at.field.type === 'flag') {
    return (
      <Box sx={{ p: 1, display: 'flex', gap: 1 }}>
        <Button onClick={() => onDone('eq', true)}>{translate('engine.flag.yes')}</Button>
        <Button onClick={() => onDone('eq', false)}>{translate('engine.flag.no')}</Button>
      </Box>
    );
  }
  return (
    <Box
      component="form"
      sx={{ p: 2, width: 320, display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        // The page around may be a form itself.
        event.stopPropagation();
        onDone(operator, value);
      }}
    >
      <OperatorValue
        at={at}
        operator={operator}
        value={value}
        onChange={(next, nextValue) => {
          setOperator(next);
          setValue(nextValue);
        }}
        onWord={onDone}
        autoFocus
      />
      <Button type="submit" variant="contained" size="small">
        {translate('engine.filter.apply')}
      </Button>
    </Box>
  );
};
