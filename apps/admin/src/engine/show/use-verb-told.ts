import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useWords } from '../catalogue/use-words.ts';

/**
 * What a user did, as the continuation after the name: ` changed this`, or `: Give consent` if it was a move or an action
 * of the definition, which the history stores as `transition:consent`.
 */
export const useVerbTold = (resource: AnyResource): ((verb: string) => string) => {
  const translate = useTranslate();
  const words = useWords();
  return (verb) => {
    const [kind = '', name] = verb.split(':');
    if (name === undefined) return ` ${translate(`engine.history.verb.${verb}`, { _: verb })}`;
    const [group, known] =
      kind === 'transition'
        ? (['transitions', resource.lifecycle?.transitions] as const)
        : (['actions', resource.actions] as const);
    const label = known?.[name]?.label;
    return label === undefined
      ? ` ${translate(`engine.history.verb.${kind === 'transition' ? kind : 'update'}`)}`
      : `: ${words.say(`resources.${resource.key}.${group}.${name}`, label)}`;
  };
};
