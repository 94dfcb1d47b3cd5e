import type { AnyResource } from '@school/kernel';
import { useEffect, useState } from 'react';
import type { RecordRow } from '../data/record-row.ts';
import { useProvider } from '../environment/use-provider.ts';
import { useToast } from '../feedback/use-toast.ts';
import type { Draft } from './draft/draft.ts';
import { mergeOf, type Merge } from './merge.ts';
import { useRecordForm } from './use-record-form.ts';
import { withParts, type Values } from './values.ts';

/** The form's base record, and the changes already made on top of it. */
interface Start {
  readonly base: RecordRow;
  readonly mine: Values;
}
/** Changes of two people that touch the same fields. */
interface MergeClash {
  readonly merge: Merge;
  readonly theirs: RecordRow;
}

const pick = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(keys.map((key) => [key, values[key]]));

/**
 * The form of a record, and the state of the record that it started from: newer states are adopted, and what others have
 * changed in the meantime is merged with what has been typed.
 * @returns `clash` while the user has to choose between two changes, which `settle` ends
 */
export const useMergedStart = (resource: AnyResource, record: RecordRow) => {
  const provider = useProvider();
  const toast = useToast();
  const startAt = (row: RecordRow, mine: Values = {}): Start => ({ base: withParts(resource, row), mine });
  const [start, setStart] = useState(() => startAt(record));
  const [clash, setClash] = useState<MergeClash>();
  const { base } = start;
  const form = useRecordForm(resource, base, base);
  // A newer state has arrived (archived, a transition): it is adopted unless the user is typing.
  if (!form.formState.isDirty && Number(record['version']) > Number(base['version']))
    setStart(startAt(record));
  const { reset, setValue } = form;
  useEffect(() => {
    reset(start.base);
    for (const [key, value] of Object.entries(start.mine)) setValue(key, value, { shouldDirty: true });
  }, [start, reset, setValue]);
  return {
    form,
    base,
    clash,
    goOnFrom: (row: RecordRow): void => setStart(startAt(row)),
    /** Others have saved since: reads what they made of the record. */
    stale: async (): Promise<void> => {
      try {
        const theirs = (await provider.getOne(resource.key, { id: record.id })).data as RecordRow;
        setClash({ merge: mergeOf(resource, base, form.getValues(), withParts(resource, theirs)), theirs });
      } catch (error) {
        toast.failure(error);
      }
    },
    takeDraft: (draft: Draft): void => {
      const mine = { ...base, ...draft.base, ...draft.values };
      const merge = mergeOf(resource, { ...base, ...draft.base }, mine, base);
      // Others have saved since the draft was typed: if both touched a field, the user chooses.
      if (draft.version !== base['version'] && merge.clashes.length > 0) setClash({ merge, theirs: base });
      else setStart({ base, mine: pick(merge.values, Object.keys(draft.values)) });
    },
    /** @param mine what the user has chosen; undefined if they went back to typing */
    settle: (mine?: Values): void => {
      setClash(undefined);
      if (clash && mine) setStart(startAt(clash.theirs, mine));
    },
  };
};
