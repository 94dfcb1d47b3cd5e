import type { AnyResource, Filter } from '@school/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { DependentsError } from '../../data/call-error.ts';
import type { Id } from '../../data/calls.ts';
import { useProvider } from '../../environment/use-provider.ts';
import { useDialogs } from '../../feedback/dialogs-context.ts';
import { useToast } from '../../feedback/use-toast.ts';

export type Target = { readonly ids: readonly Id[] } | { readonly filter: Filter };
type BulkVerb = 'archive' | 'restore' | 'delete';
const opposite: Readonly<Record<BulkVerb, 'archive' | 'restore' | undefined>> = {
  archive: 'restore',
  restore: 'archive',
  delete: undefined,
};

/** One call for all marked rows. Archiving can be taken back; deleting asks first. */
export const useBulk = (resource: AnyResource, target: Target, count: number, onDone: () => void) => {
  const provider = useProvider();
  const client = useQueryClient();
  const dialogs = useDialogs();
  const translate = useTranslate();
  const toast = useToast();
  return async (verb: BulkVerb): Promise<void> => {
    const sure =
      (verb !== 'delete' && 'ids' in target) ||
      (await dialogs.confirm({
        title: translate(`engine.bulk.${verb}Title`, { smart_count: count }),
        text: verb === 'delete' ? translate('engine.delete.text') : undefined,
        verb: translate(`engine.verb.${verb}`),
        tone: verb === 'delete' ? 'error' : undefined,
      }));
    if (!sure) return;
    try {
      await provider.bulk(resource.key, { verb, ...target });
    } catch (error) {
      if (error instanceof DependentsError)
        await dialogs.showDependents(translate('engine.dependents.title'), error.dependents);
      else toast.failure(error);
      return;
    }
    const refresh = (): void => void client.invalidateQueries();
    const back = opposite[verb];
    refresh();
    onDone();
    if (back && 'ids' in target) {
      toast.undo(`engine.bulk.${verb}d`, { smart_count: count }, () => {
        provider.bulk(resource.key, { verb: back, ...target }).then(refresh, toast.failure);
      });
    } else toast.success(`engine.bulk.${verb}d`, { smart_count: count });
  };
};
