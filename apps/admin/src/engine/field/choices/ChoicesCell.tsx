import type { ViewProps } from '../field-view.ts';
import { useOptionWords } from '../choice/use-option-words.ts';

export const ChoicesCell = ({ field, name, value, resource }: ViewProps<'choices'>) => {
  const words = useOptionWords(field.options, name, resource);
  return <>{Array.isArray(value) ? value.map((one) => words(String(one))).join(', ') : ''}</>;
};
