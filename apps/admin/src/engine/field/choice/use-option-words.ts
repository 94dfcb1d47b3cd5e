import type { AnyResource, Options } from '@school/kernel';
import { useWords } from '../../catalogue/use-words.ts';

/** The words of a stored choice, translated if there is a translation. */
export const useOptionWords = (
  options: Options,
  name: string,
  resource?: AnyResource,
): ((value: string) => string) => {
  const { say } = useWords();
  return (value) =>
    say(`resources.${resource?.key ?? 'any'}.options.${name}.${value}`, options[value] ?? value);
};
