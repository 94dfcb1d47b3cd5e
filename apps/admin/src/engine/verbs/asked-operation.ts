import type { OfferedOperation } from '@school/kernel';
import type { Id } from '../data/calls.ts';
import type { EngineProvider } from '../data/provider.ts';
import type { AskedVerb } from './use-asking.ts';

/**
 * An operation as it is prompted for with records: the form of its input, its question, a preview of its result if it can
 * be tried out, and its call.
 * @param record what is known of the one record, for the conditions of the form
 * @param on the resource and the selected records, for a single one also its version as seen
 */
export const askedOperation = (
  operation: OfferedOperation,
  on: { readonly resource: string; readonly ids: readonly Id[]; readonly version?: unknown },
  provider: Pick<EngineProvider, 'operate'>,
  record: Pick<NonNullable<AskedVerb['conditions']>, 'of' | 'around'> = {},
): AskedVerb => {
  const seen = operation.versioned && on.version !== undefined ? { version: on.version } : {};
  const { key, label, description, confirm, tone, input, done, answer, lists, preview } = operation;
  const owner = `operations.${key}`;
  return {
    owner,
    label,
    description,
    confirm,
    tone,
    ask: input,
    ...(operation.conditions ? { conditions: { conditions: operation.conditions, ...record } } : {}),
    done,
    by: { resource: on.resource, kind: 'operation', name: key, record: on.ids[0] },
    work: (values, asks) => provider.operate(operation, { on, input: { ...values, ...seen } }, asks),
    ...(answer ? { answer } : {}),
    ...(answer && preview
      ? {
          trial: async (values) => ({
            owner: `${owner}.answer`,
            fields: answer,
            ...(lists ? { lists } : {}),
            values: await provider.operate(operation, { on, input: { ...values, ...seen }, preview: true }),
          }),
        }
      : {}),
  };
};
