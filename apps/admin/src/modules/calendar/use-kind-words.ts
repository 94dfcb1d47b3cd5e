import { useTranslate } from 'react-admin';
import { fieldOf } from '@school/kernel';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useOptionWords } from '../../engine/field/choice/use-option-words.ts';

/** The kinds of entries in definition order, with their labels. */
export const useKindWords = (): {
  readonly kinds: readonly string[];
  readonly wordOf: (kind: string) => string;
} => {
  const translate = useTranslate();
  const { catalogue } = useEnvironment();
  const resource = catalogue.resource('calendarEvent');
  const field = fieldOf(resource, 'type');
  const options = field?.type === 'choice' ? field.options : {};
  const word = useOptionWords(options, 'type', resource);
  return {
    kinds: [...Object.keys(options), 'LEAVE'],
    wordOf: (kind) => (kind === 'LEAVE' ? translate('calendar.kind.leave') : word(kind)),
  };
};
