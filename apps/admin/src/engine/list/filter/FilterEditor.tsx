import { Box, Button } from '@mui/material';
import type { AnyResource, FilterOperator } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { firstOperator } from '../../filter/filter-key.ts';
import { OperatorValue, operatorsOfField } from './OperatorValue.tsx';
import { useFilterFields } from '../../filter/use-filter-field.ts';
import { ValueTicks } from './ValueTicks.tsx';

interface FilterEditorProps {
  readonly resource: AnyResource;
  readonly field: string;
  readonly operator?: FilterOperator;
  readonly value?: unknown;
  /** What else narrows the list; the values that remain are offered with their counts. */
  readonly among?: Readonly<Record<string, unknown>> | undefined;
  /** Narrows the list and continues. */
  readonly onTick?: (operator: FilterOperator, value: unknown) => void;
  readonly onDone: (operator: FilterOperator, value: unknown) => void;
}

const ticked: readonly (FilterOperator | undefined)[] = [undefined, 'eq', 'in'];

/**
 * Chooses how a field is compared, and with what. A yes-or-no field is answered by one click; the values of choices and
 * references are ticked, unless the operator is something other than being one of them.
 */
export const FilterEditor = ({
  resource,
  field: path,
  operator: given,
  value: first,
  among,
  onTick,
  onDone,
}: FilterEditorProps) => {
  const translate = useTranslate();
  const at = useFilterFields(resource).at(path);
  const [operator, setOperator] = useState<FilterOperator>(
    given ?? (at ? firstOperator(operatorsOfField(at.field)) : 'eq'),
  );
  const [more, setMore] = useState(!ticked.includes(given));
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
  const compared = (
    <Box
      component="form"
      sx={{ p: 2, width: 320, display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        // The surrounding page may itself be a form.
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
  const isListed = at.owner === resource && (at.field.type === 'choice' || at.field.type === 'ref');
  if (more || !among || !onTick || !isListed || path.includes('.')) return compared;
  return (
    <Box sx={{ display: 'grid', maxWidth: 360 }}>
      <ValueTicks
        resource={resource}
        path={path}
        label={at.name}
        field={at.field}
        value={first}
        among={among}
        onChange={onTick}
        otherwise={compared}
      />
      <Button size="small" onClick={() => setMore(true)} sx={{ m: 1, mt: 0, justifySelf: 'start' }}>
        {translate('engine.filter.compare')}
      </Button>
    </Box>
  );
};
