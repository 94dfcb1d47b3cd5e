import { Box, Button, MenuItem, TextField } from '@mui/material';
import { fieldTypes, type AnyField, type AnyResource, type FilterOperator } from '@school/kernel';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { fieldOf } from '../../catalogue/fields.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { FieldInput } from '../../field/FieldInput.tsx';
import { DateWords } from './DateWords.tsx';
import { firstOperator, valueField } from './filter-key.ts';

interface FilterEditorProps {
  readonly resource: AnyResource;
  readonly field: string;
  readonly operator?: FilterOperator;
  readonly value?: unknown;
  readonly onDone: (operator: FilterOperator, value: unknown) => void;
}

const kindOf = (field: AnyField): keyof typeof fieldTypes =>
  'as' in field && field.as ? field.as : field.type === 'rollup' ? 'int' : field.type;

/** Chooses how a field is compared, and with what. A yes-or-no field is answered by one click. */
export const FilterEditor = ({
  resource,
  field: key,
  operator: given,
  value: first,
  onDone,
}: FilterEditorProps) => {
  const translate = useTranslate();
  const words = useWords();
  const field = fieldOf(resource, key);
  const operators = fieldTypes[kindOf(field)].operators;
  const [operator, setOperator] = useState<FilterOperator>(given ?? firstOperator(operators));
  const [value, setValue] = useState<unknown>(first ?? (operator === 'empty' ? true : undefined));
  const change = (next: FilterOperator): void => {
    const many = (one: FilterOperator): boolean => one === 'in' || one === 'nin';
    setOperator(next);
    if (next === 'empty') setValue(true);
    else if (operator === 'empty' || many(next) !== many(operator)) setValue(undefined);
  };
  if (field.type === 'flag') {
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
      sx={{ p: 2, width: 300, display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        // The page around may be a form itself.
        event.stopPropagation();
        onDone(operator, value);
      }}
    >
      <TextField
        select
        size="small"
        label={words.field(resource, key)}
        value={operator}
        onChange={(event) => change(event.target.value as FilterOperator)}
      >
        {operators.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`engine.operator.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <FieldInput
        key={valueField(field, operator).type}
        field={valueField(field, operator)}
        name={key}
        label={translate(operator === 'empty' ? 'engine.filter.isEmpty' : 'engine.filter.value')}
        value={typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : value}
        onChange={setValue}
        autoFocus
        resource={resource}
      />
      {(field.type === 'date' || field.type === 'dateTime') && operator !== 'empty' ? (
        <DateWords onPick={(word) => onDone(operator, { $date: word })} />
      ) : null}
      <Button type="submit" variant="contained" size="small">
        {translate('engine.filter.apply')}
      </Button>
    </Box>
  );
};
