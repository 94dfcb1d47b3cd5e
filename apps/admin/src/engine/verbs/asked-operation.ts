import type { OfferedOperation } from '@school/kernel';
import type { Id } from '../data/calls.ts';
import type { EngineProvider } from '../data/provider.ts';
import type { AskedVerb } from './use-asking.ts';

/**
 * An operation as it is asked for with records: the form of its input, its question, what it would answer where it can be
 * tried out, and its call.
 * @param on the resource and the chosen records
 */
export const askedOperation = (
  operation: OfferedOperation,
  on: { readonly resource: string; readonly ids: readonly Id[] },
  provider: Pick<EngineProvider, 'operate'>,
): AskedVerb => {
  const { key, label, description, confirm, tone, input, done, answer } = operation;
  const owner = `operations.${key}`;
  return {
    owner,
    label,
    description,
    confirm,
    tone,
    ask: input,
    done,
    by: { resource: on.resource, kind: 'operation', name: key, record: on.ids[0] },
    work: (values) => provider.operate(operation, { on, input: values }),
    ...(answer
      ? {
          trial: async (values) => ({
            owner: `${owner}.answer`,
            fields: answer,
            values: await provider.operate(operation, { on, input: values, preview: true }),
          }),
        }
      : {}),
  };
};
