import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'ra-core';
import { fieldAt } from '../catalogue/fields.ts';
import { FieldCell } from '../field/FieldCell.tsx';
import { usePickedWords } from '../field/ref/use-picks.ts';

interface HistoryValueProps {
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

/** A value as it was at some time; other records by their words of today. */
export const HistoryValue = ({ resource, name, value }: HistoryValueProps) => {
  const translate = useTranslate();
  const field = fieldAt(resource, name);
  const isRef = field?.type === 'ref' && !isBlank(value);
  const words = usePickedWords(isRef ? field.to : resource.key, isRef ? [value] : [], nobody);
  if (isBlank(value)) return <em>{translate('engine.history.nothing')}</em>;
  if (isRef) return <>{words.get(value)?.label ?? String(value)}</>;
  if (!field) return <>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</>;
  return <FieldCell field={field} name={name} value={value} row={{}} resource={resource} />;
};
