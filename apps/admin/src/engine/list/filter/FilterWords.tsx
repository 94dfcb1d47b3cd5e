import type { AnyResource, FilterOperator } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { FieldCell } from '../../field/FieldCell.tsx';
import { usePickedWords } from '../../field/ref/use-picks.ts';
import { dateWordKey, dateWordOf } from './date-word.ts';
import { useFilterFields } from '../../filter/use-filter-field.ts';

interface FilterWordsProps {
  readonly resource: AnyResource;
  readonly field: string;
  readonly operator: FilterOperator;
  readonly value: unknown;
}

const nobody = new Map();

/** A condition in words: `Department: Science`, `Joining date ≥ Jan 5, 2026`. */
export const FilterWords = ({ resource, field: path, operator, value }: FilterWordsProps) => {
  const translate = useTranslate();
  const at = useFilterFields(resource).at(path);
  const field = at?.field;
  const name = at?.name ?? path;
  const to = field?.type === 'ref' || field?.type === 'refs' ? field.to : undefined;
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  const isRef = to !== undefined && operator !== 'empty';
  const picked = usePickedWords(to ?? resource.key, isRef ? values : [], nobody);
  const word = dateWordOf(value);
  if (!at || !field) return <>{name}</>;
  if (operator === 'empty')
    return <>{`${name} ${translate(value === false ? 'engine.filter.filled' : 'engine.filter.empty')}`}</>;
  if (field.type === 'flag') return <>{value ? name : translate('engine.filter.not', { name })}</>;
  return (
    <>
      {name} {translate(`engine.operator.sign.${operator}`)}{' '}
      {word === undefined
        ? values.map((one, place) => (
            <span key={String(one)}>
              {place > 0 ? ', ' : ''}
              {isRef ? (
                (picked.get(one)?.label ?? '…')
              ) : (
                <FieldCell
                  field={field.type === 'choice' ? { ...field, tones: undefined } : field}
                  name={at.key}
                  value={one}
                  row={{}}
                  resource={at.owner}
                />
              )}
            </span>
          ))
        : translate(...dateWordKey(word))}
    </>
  );
};
