import type { InputProps } from '../field-view.ts';
import { TextBase } from '../frame/TextBase.tsx';
import { useDraft } from '../frame/use-draft.ts';

const read = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
const format = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, null, 2);

export const JsonInput = ({ value, onChange, onBlur, ...rest }: InputProps<'json'>) => {
  const draft = useDraft({ value, read, format, onChange, onBlur });
  return <TextBase {...rest} {...draft} rows={4} html={{ spellCheck: false }} />;
};
