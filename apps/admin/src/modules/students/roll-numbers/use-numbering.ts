import { longestRollNumber, rollNumbers, type RollNumbering } from '@school/domain';
import type { AnswerFrom } from '@school/kernel';
import type { rollNumbersOfBatch } from '@school/resources';
import { useMemo, useState } from 'react';

const parts = ['prefix', 'suffix'] as const;
export type NumberingInput = (typeof parts)[number] | 'digits' | 'start';

const between = (text: string | undefined, least: number, most: number, otherwise: number): number =>
  Math.min(most, Math.max(least, Math.trunc(Number(text)) || otherwise));
const isPart = (text: string): boolean => /^[A-Za-z0-9_-]*$/.test(text);

/**
 * The rule a batch is numbered by, as it is typed, and the numbers it yields.
 * @param data the students of the batch and its usual rule; undefined while they are loading
 */
export const useNumbering = (data: AnswerFrom<typeof rollNumbersOfBatch> | undefined) => {
  const [typed, setTyped] = useState<Partial<Record<NumberingInput, string>>>({});
  const [chosenMode, setMode] = useState('');
  const firstMode = data?.students.some(({ rollNumber }) => rollNumber) ? 'MISSING' : 'ALL';
  const mode = (chosenMode || firstMode) as RollNumbering['mode'];
  const rule = useMemo<RollNumbering>(
    () => ({
      prefix: typed.prefix ?? data?.prefix ?? '',
      suffix: typed.suffix ?? data?.suffix ?? '',
      digits: between(typed.digits, 1, 6, data?.digits ?? 1),
      start: between(typed.start, 1, 999_999, 1),
      mode,
    }),
    [typed, data, mode],
  );
  const numbers = useMemo(
    () => (data ? rollNumbers(data.students, rule, data.highest) : new Map<number, string>()),
    [data, rule],
  );
  return {
    rule,
    /** The next number of each student, by id. */
    numbers,
    tooLong: [...numbers.values()].find((number) => number.length > longestRollNumber),
    /** The parts that contain what no number may contain. */
    wrong: parts.filter((part) => !isPart(rule[part])) as readonly NumberingInput[],
    /** The text of an input: what was typed, or else what the batch already has. */
    textOf: (input: NumberingInput): string =>
      typed[input] ??
      (input === 'start' ? '1' : input === 'digits' ? String(data?.digits ?? 1) : rule[input]),
    type: (input: NumberingInput, text: string): void => setTyped((now) => ({ ...now, [input]: text })),
    setMode,
  };
};

export type Numbering = ReturnType<typeof useNumbering>;
