import type { AnyField, AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { fieldAt } from '../catalogue/fields.ts';
import { FieldCell } from './FieldCell.tsx';
import { FieldDisplay } from './FieldDisplay.tsx';
import { usePickedWords } from './ref/use-picks.ts';

interface PastValueProps {
  readonly resource: AnyResource;
  readonly name: string;
  readonly value: unknown;
}

const nobody = new Map();
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every((part) => isBlank(part)));

/** Other records that a value refers to. */
const namedBy = (field: AnyField | undefined, value: unknown): readonly unknown[] => {
  if (field?.type === 'ref') return [value];
  return field?.type === 'refs' && Array.isArray(value) ? value : [];
};

/** An older file may be gone by now. */
const isFile = ({ type }: AnyField): boolean => type === 'file' || type === 'image';

/** A value that is in no row, as it was at some point or in someone else's form; other records by their current words. */
export const PastValue = ({ resource, name, value }: PastValueProps) => {
  const translate = useTranslate();
  const field = fieldAt(resource, name);
  const ids = isBlank(value) ? [] : namedBy(field, value);
  const to = field?.type === 'ref' || field?.type === 'refs' ? field.to : resource.key;
  const words = usePickedWords(to, ids, nobody);
  if (isBlank(value)) return <em>{translate('engine.history.nothing')}</em>;
  if (ids.length > 0) return <>{ids.map((id) => words.get(id)?.label ?? `#${String(id)}`).join(', ')}</>;
  if (!field) return <>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</>;
  const Shown = isFile(field) ? FieldCell : FieldDisplay;
  return <Shown field={field} name={name} value={value} row={{}} resource={resource} />;
};
