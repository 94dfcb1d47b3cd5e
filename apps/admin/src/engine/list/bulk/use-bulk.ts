import type { AnyResource, SkippedRow } from '@school/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { DependentsError } from '../../data/call-error.ts';
import { useProvider } from '../../environment/use-provider.ts';
import { useDialogs } from '../../feedback/dialogs-context.ts';
import { useSure } from '../../feedback/use-sure.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { reasonsOf } from './skipped.ts';
import { withoutSkipped, type Target } from '../../data/target.ts';
import { useReasonWords } from './use-reason-words.ts';

type BulkVerb = 'archive' | 'restore' | 'delete';
const opposite: Readonly<Record<BulkVerb, 'archive' | 'restore' | undefined>> = {
  archive: 'restore',
  restore: 'archive',
  delete: undefined,
};

/** A trial of more rows than this takes as long as the change itself; the user would wait before being asked. */
const mostTried = 200;

const closes = (resource: AnyResource, verb: BulkVerb): boolean =>
  resource.closed?.some(({ verbs }) => verbs.some((one) => one === verb)) === true;

/**
 * One call for all selected rows. Archiving can be undone; deleting asks first. What the server would refuse for some of
 * them is determined beforehand: the user is told which are left out and why, and the others are processed.
 */
export const useBulk = (resource: AnyResource, target: Target, count: number, onDone: () => void) => {
  const provider = useProvider();
  const client = useQueryClient();
  const dialogs = useDialogs();
  const sure = useSure();
  const translate = useTranslate();
  const toast = useToast();
  const reasonWords = useReasonWords(resource);
  const leftOut = (skipped: readonly SkippedRow[]): string =>
    reasonsOf(skipped.map((row) => ({ ...row, reason: reasonWords(row) })))
      .map(({ reason, count: left, names }) => {
        const more =
          left > names.length
            ? translate('engine.bulk.moreSkipped', { smart_count: left - names.length })
            : '';
        const lead = translate('engine.bulk.skipped', { smart_count: left });
        return `${lead} ${reason}\n${[names.join(', '), more].filter(Boolean).join(' ')}`;
      })
      .join('\n\n');
  /** What would be refused; nothing if all would be, which the call itself then reports. */
  const refusedOf = async (verb: BulkVerb): Promise<readonly SkippedRow[]> => {
    const isTried = verb === 'delete' || closes(resource, verb);
    if (!isTried || count > mostTried) return [];
    const { count: possible, skipped } = await provider.previewBulk(resource.key, { verb, ...target });
    return possible > 0 ? skipped : [];
  };
  return async (verb: BulkVerb): Promise<void> => {
    let skipped: readonly SkippedRow[];
    try {
      skipped = await refusedOf(verb);
    } catch (error) {
      return toast.failure(error);
    }
    const chosen = withoutSkipped(target, skipped);
    const going = count - skipped.length;
    const lead = verb === 'delete' ? translate('engine.delete.text') : '';
    const isMeant =
      (verb !== 'delete' && 'ids' in target && skipped.length === 0) ||
      (await dialogs.confirm({
        title: translate(`engine.bulk.${verb}Title`, { smart_count: going }),
        text: [lead, leftOut(skipped)].filter(Boolean).join('\n\n') || undefined,
        verb: translate(`engine.verb.${verb}`),
        tone: verb === 'delete' ? 'error' : undefined,
      }));
    if (!isMeant) return;
    try {
      const done = await sure((asks) => provider.bulk(resource.key, { verb, ...chosen }, asks));
      if (!done) return;
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
    if (back && 'ids' in chosen) {
      toast.undo(`engine.bulk.${verb}d`, { smart_count: going }, () => {
        provider.bulk(resource.key, { verb: back, ...chosen }).then(refresh, toast.failure);
      });
    } else toast.success(`engine.bulk.${verb}d`, { smart_count: going });
  };
};
