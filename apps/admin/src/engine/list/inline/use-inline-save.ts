import { useTranslate, type RaRecord } from 'react-admin';
import { useState, useRef } from 'react';
import type { AnyResource } from '@school/kernel';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { fieldOf } from '../../catalogue/fields.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { useCellText } from '../cell/use-cell-text.ts';
import { useViolationWords } from '../../field/use-violation-words.ts';
import { CallError, messageOf, StaleError } from '../../data/call-error.ts';
import { useProvider } from '../../environment/use-provider.ts';
import type { EditEnd } from '../table/column.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

interface Page {
  readonly data: readonly RaRecord[];
}

/** The saved row is in the lists immediately, so that its next cell is saved with the new version. */
const putInLists = (client: QueryClient, key: string, saved: RaRecord): void => {
  client.setQueriesData<Page>(
    { queryKey: [key, 'getList'] },
    (page) =>
      page && {
        ...page,
        data: page.data.map((row) =>
          row.id === saved.id ? { ...row, ...saved, _labels: row['_labels'] } : row,
        ),
      },
  );
};

/** A cell that is edited in place. */
export interface InlineCellOf {
  readonly resource: AnyResource;
  readonly row: RaRecord;
  readonly name: string;
  readonly onEnd: (end: EditEnd) => void;
}

/**
 * Saves the value of one cell. If someone else has saved in the meantime their value is shown, and saving again overwrites
 * it with one's own.
 * @param onRefused the cell takes the focus again
 */
export const useInlineSave = (cell: InlineCellOf, value: unknown, onRefused: () => void) => {
  const { resource, row, name, onEnd } = cell;
  const translate = useTranslate();
  const textOf = useCellText(resource);
  const words = useWords();
  const violationWords = useViolationWords();
  const provider = useProvider();
  const client = useQueryClient();
  /** The version of another user's change that the user knows of and overwrites. */
  const [known, setKnown] = useState<unknown>();
  const [problem, setProblem] = useState<string>();
  const sending = useRef(false);
  const stale = async (): Promise<void> => {
    const { data } = await provider.getOne<RaRecord>(resource.key, { id: row.id });
    setKnown(data['version']);
    setProblem(
      translate('engine.inline.stale', { value: textOf(fieldOf(resource, name), name, data) || '–' }),
    );
  };
  const save = async (end: EditEnd, given = value): Promise<void> => {
    if (sending.current) return;
    if (same(given, row[name]) && known === undefined) return onEnd(end);
    sending.current = true;
    setProblem(undefined);
    try {
      const { data } = await provider.update<RaRecord>(resource.key, {
        id: row.id,
        data: { [name]: given ?? null, version: known ?? row['version'] },
        previousData: row,
      });
      putInLists(client, resource.key, data);
      void client.invalidateQueries({ queryKey: [resource.key] });
      onEnd(end);
    } catch (error) {
      if (error instanceof StaleError) await stale().catch(() => setProblem(translate(messageOf(error))));
      else {
        const own = error instanceof CallError ? error.problems.find((one) => one.field === name) : undefined;
        setProblem(
          own
            ? violationWords(
                { type: own.code, message: own.message, params: own.params },
                words.field(resource, name),
              )
            : translate(messageOf(error), { _: messageOf(error) }),
        );
      }
      onRefused();
    } finally {
      sending.current = false;
    }
  };
  return { problem, setProblem, save };
};
