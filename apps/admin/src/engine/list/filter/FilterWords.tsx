import type { AnyResource, FilterOperator } from '@school/kernel';
import { useTranslate } from 'ra-core';
import { fieldAt } from '../../catalogue/fields.ts';
import { FieldCell } from '../../field/FieldCell.tsx';
import { usePickedWords } from '../../field/ref/use-picks.ts';

interface FilterWordsProps {
  readonly resource: AnyResource;
  readonly field: string;
  readonly operator: FilterOperator;
  readonly value: unknown;
  readonly name: string;
}

const nobody = new Map();
const dateWord = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && '$date' in value ? String(value.$date) : undefined;

/** A condition in words: `Department: Science`, `Joining date ≥ Jan 5, 2026`. */
export const FilterWords = ({ resource, field: key, operator, value, name }: FilterWordsProps) => {
  const translate = useTranslate();
  const field = fieldAt(resource, key);
  const to = field?.type === 'ref' || field?.type === 'refs' ? field.to : undefined;
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  const isRef = to !== undefined && operator !== 'empty';
  const picked = usePickedWords(to ?? resource.key, isRef ? values : [], nobody);
  const word = dateWord(value);
  if (!field) return <>{name}</>;
  if (operator === 'empty')
    return <>{`${name} ${translate(value === false ? 'engine.filter.filled' : 'engine.filter.empty')}`}</>;
  if (field.type === 'flag') return <>{value ? name : translate('engine.filter.not', { name })}</>;
  return (
    <>
      {name} {translate(`engine.operator.sign.${operator}`)}{' '}
      {word === undefined
        ? values.map((one, at) => (
            <span key={String(one)}>
              {at > 0 ? ', ' : ''}
              {isRef ? (
                (picked.get(one)?.label ?? '…')
              ) : (
                <FieldCell
                  field={field.type === 'choice' ? { ...field, tones: undefined } : field}
                  name={key}
                  value={one}
                  row={{}}
                  resource={resource}
                />
              )}
            </span>
          ))
        : translate(`engine.date.word.${word}`)}
    </>
  );
};
