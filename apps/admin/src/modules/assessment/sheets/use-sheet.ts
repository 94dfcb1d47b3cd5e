import type { AnswerFrom } from '@school/kernel';
import type { enterScores, scoreSheet } from '@school/resources';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoad, type Load } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { sayTold } from '../../../i18n/current-language.ts';

export type Sheet = AnswerFrom<typeof scoreSheet>;
type Entered = AnswerFrom<typeof enterScores>;

export interface SheetCell {
  readonly student: number;
  readonly column: number;
}

export interface SheetState extends Load<Sheet> {
  readonly saving: boolean;
  /** Cells that have been typed but not saved yet. */
  readonly waiting: number;
  readonly shown: (cell: SheetCell) => string;
  readonly type: (cells: readonly (SheetCell & { readonly value: string })[]) => void;
  /** The server's message about a cell it rejected. */
  readonly refusedIn: (cell: SheetCell) => string | undefined;
  readonly save: () => void;
}

const keyOf = ({ student, column }: SheetCell): string => `${student}-${column}`;
const pause = 900;

type Typed = ReadonlyMap<string, SheetCell & { readonly value: string }>;

const without = <V>(all: ReadonlyMap<string, V>, drops: (key: string, value: V) => boolean) =>
  new Map([...all].filter(([key, value]) => !drops(key, value)));

/** Which sheet, as given in its address. */
type SheetPlace = Readonly<Record<'batchId' | 'kind' | 'about' | 'subjectId', string>>;

/** The contents of one sheet: cells are saved shortly after they are typed; wrong ones stay and are highlighted. */
export const useSheet = ({ batchId, kind, about, subjectId }: SheetPlace): SheetState => {
  const [batch, column, thing, subject] = [batchId, kind, about, subjectId].map(encodeURIComponent);
  const path = `/setup/v1/ScoreSheet/${batch}/${column}/${thing}/${subject}`;
  const load = useLoad<Sheet>(path, 'assessment.fail.marks');
  const { write, busy } = useWrite();
  const [typed, setTyped] = useState<Typed>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const { data } = load;
  const storedIn = useCallback(
    ({ student, column }: SheetCell): string =>
      data?.students.find(({ id }) => id === student)?.scores.find((one) => one.column === column)?.value ??
      '',
    [data],
  );
  const open = [...typed.values()].filter((cell) => !refused.has(keyOf(cell)));
  const send = async (): Promise<void> => {
    if (open.length === 0) return;
    if (busy) return void setTimeout(() => void latest.current(), pause);
    const cells = open.map((cell) => ({ ...cell, before: storedIn(cell) }));
    const answer = await write<Entered>({
      method: 'PUT',
      path,
      body: { cells },
      fallback: 'assessment.fail.save',
    });
    const errors = new Map(
      answer?.errors.map(({ text, max, ...error }) => [
        keyOf(error),
        sayTold({ message: error.message, ...(text ? { text, params: { max: max ?? '' } } : {}) }),
      ]),
    );
    setRefused((now) => new Map([...now, ...errors]));
    if (!answer) return;
    const sent = new Map(cells.map((cell) => [keyOf(cell), cell.value]));
    setTyped((now) => without(now, (key, { value }) => sent.get(key) === value && !errors.has(key)));
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sendSoon = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), pause);
  };
  const type: SheetState['type'] = (cells) => {
    setTyped((now) => new Map([...now, ...cells.map((cell) => [keyOf(cell), cell] as const)]));
    setRefused((now) => without(now, (key) => cells.some((cell) => keyOf(cell) === key)));
    sendSoon();
  };
  return {
    ...load,
    saving: busy,
    waiting: typed.size,
    shown: (cell) => typed.get(keyOf(cell))?.value ?? storedIn(cell),
    type,
    refusedIn: (cell) => refused.get(keyOf(cell)),
    save: () => void send(),
  };
};
