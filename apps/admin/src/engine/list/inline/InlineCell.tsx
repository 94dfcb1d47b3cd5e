import { Box, Paper, Popper, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { fieldOf } from '../../catalogue/fields.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { CallError, messageOf, StaleError } from '../../data/call-error.ts';
import { useProvider } from '../../environment/use-provider.ts';
import { FieldInput } from '../../field/FieldInput.tsx';
import { useViolationWords } from '../../field/use-violation-words.ts';
import type { EditEnd } from '../table/column.ts';

interface InlineCellProps {
  readonly resource: AnyResource;
  readonly row: RaRecord;
  readonly name: string;
  readonly onEnd: (end: EditEnd) => void;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
interface Page {
  readonly data: readonly RaRecord[];
}

/** The saved row stands in the lists at once, so that its next cell is saved with the new version. */
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

const focusable = 'input:not([type=hidden]), textarea, [role=combobox]';

/**
 * A cell that is being edited: Enter saves, Tab saves and goes on, Esc leaves it as it was. A wrong value stays with the
 * reason below it; when somebody else has saved meanwhile their value is told, and saving again puts one's own over it.
 */
export const InlineCell = ({ resource, row, name, onEnd }: InlineCellProps) => {
  const translate = useTranslate();
  const words = useWords();
  const provider = useProvider();
  const client = useQueryClient();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const field = fieldOf(resource, name);
  const label = words.field(resource, name);
  const violationWords = useViolationWords();
  const [value, setValue] = useState<unknown>(row[name]);
  /** The version of somebody else's change that the user knows of and writes over. */
  const [known, setKnown] = useState<unknown>();
  const [problem, setProblem] = useState<string>();
  const sending = useRef(false);
  useEffect(() => {
    const input = box?.querySelector<HTMLElement>(focusable);
    input?.focus();
    if (input instanceof HTMLInputElement && input.type !== 'checkbox') input.select();
  }, [box]);
  const stale = async (): Promise<void> => {
    const { data } = await provider.getOne<RaRecord>(resource.key, { id: row.id });
    setKnown(data['version']);
    setProblem(translate('engine.inline.stale', { value: String(data[name] ?? '–') }));
  };
  const save = async (end: EditEnd): Promise<void> => {
    if (sending.current) return;
    if (same(value, row[name]) && known === undefined) return onEnd(end);
    sending.current = true;
    setProblem(undefined);
    try {
      const { data } = await provider.update<RaRecord>(resource.key, {
        id: row.id,
        data: { [name]: value ?? null, version: known ?? row['version'] },
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
            ? violationWords({ type: own.code, message: own.message, params: own.params }, label)
            : translate(messageOf(error), { _: messageOf(error) }),
        );
      }
      box?.querySelector<HTMLElement>(focusable)?.focus();
    } finally {
      sending.current = false;
    }
  };
  const press = (event: KeyboardEvent): void => {
    const isOpenList = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape') onEnd('stay');
    else if (event.key === 'Tab') void save(event.shiftKey ? 'previous' : 'next');
    else if (event.key === 'Enter' && !isOpenList) void save('stay');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box
      ref={setBox}
      data-editor
      onKeyDownCapture={press}
      onBlur={(event) => {
        const { relatedTarget: next } = event;
        // Lists of a choice and calendars stand outside the cell.
        if (
          next instanceof Element &&
          !box?.contains(next) &&
          !next.closest('[role=dialog], [role=listbox], [role=presentation]')
        )
          void save('leave');
      }}
      sx={{ width: '100%' }}
    >
      <FieldInput
        field={field}
        name={name}
        label={label}
        value={value}
        onChange={(next) => {
          setValue(next);
          setProblem(undefined);
        }}
        error={problem}
        required={field.required}
        resource={resource}
        autoFocus
        dense
      />
      <Popper open={problem !== undefined} anchorEl={box} placement="bottom-start" sx={{ zIndex: 'tooltip' }}>
        <Paper
          role="alert"
          elevation={4}
          sx={{ p: 1, maxWidth: 320, borderLeft: 3, borderColor: 'error.main' }}
        >
          <Typography variant="body2" color="error">
            {problem}
          </Typography>
        </Paper>
      </Popper>
    </Box>
  );
};
