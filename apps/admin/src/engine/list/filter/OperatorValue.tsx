import { MenuItem, TextField } from '@mui/material';
import { fieldTypes, type AnyField, type FilterOperator } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { FieldInput } from '../../field/FieldInput.tsx';
import { dateWordOf } from './date-word.ts';
import { DateWords } from './DateWords.tsx';
import { valueField } from '../../filter/filter-key.ts';
import type { NamedFilterField } from '../../filter/use-filter-field.ts';

interface OperatorValueProps {
  readonly at: NamedFilterField;
  readonly operator: FilterOperator;
  readonly value: unknown;
  readonly onChange: (operator: FilterOperator, value: unknown) => void;
  /** A date word was chosen, which needs no further input. */
  readonly onWord?: (operator: FilterOperator, value: unknown) => void;
  readonly autoFocus?: boolean;
}

const kindOf = (field: AnyField): keyof typeof fieldTypes =>
  'as' in field && field.as ? field.as : field.type === 'rollup' ? 'int' : field.type;

/** How a field may be compared. */
export const operatorsOfField = (field: AnyField): readonly FilterOperator[] =>
  fieldTypes[kindOf(field)].operators;

const isMany = (operator: FilterOperator): boolean => operator === 'in' || operator === 'nin';
const wordless: readonly FilterOperator[] = ['empty', 'in', 'nin'];
const isDay = ({ type }: AnyField): boolean => type === 'date' || type === 'dateTime';

/** How a field is compared, and with what: a value of its own kind, or a date word. */
export const OperatorValue = ({ at, operator, value, onChange, onWord, autoFocus }: OperatorValueProps) => {
  const translate = useTranslate();
  const input = valueField(at.field, operator);
  const word = dateWordOf(value);
  const change = (next: FilterOperator): void => {
    if (next === 'empty') onChange(next, true);
    else onChange(next, operator === 'empty' || isMany(next) !== isMany(operator) ? undefined : value);
  };
  return (
    <>
      <TextField
        select
        size="small"
        label={at.name}
        value={operator}
        onChange={(event) => change(event.target.value as FilterOperator)}
      >
        {operatorsOfField(at.field).map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`engine.operator.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <FieldInput
        key={input.type}
        field={input}
        name={at.key}
        label={translate(operator === 'empty' ? 'engine.filter.isEmpty' : 'engine.filter.value')}
        value={word === undefined ? value : undefined}
        onChange={(next) => onChange(operator, next)}
        autoFocus={autoFocus}
        resource={at.owner}
      />
      {isDay(at.field) && !wordless.includes(operator) ? (
        <DateWords value={word} onPick={(one) => (onWord ?? onChange)(operator, { $date: one })} />
      ) : null}
    </>
  );
};
