import type { MarkSheet } from '@school/domain';
import { readMarkFile } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useEnvironment } from '../../../../engine/environment/environment.ts';
import { useToast } from '../../../../engine/feedback/use-toast.ts';
import { uploadFile } from '../../../../engine/files/upload.ts';
import { failureText } from '../../../../engine/own-screen/failure-text.ts';
import { useOperation } from '../../../../engine/own-screen/use-operation.ts';
import type { MarksState } from '../use-marks.ts';
import { planMarks, typedLines, type MarkColumns, type MarkLine } from './mark-lines.ts';

/** Lines from a file or pasted rows on their way into a sheet. @param onDone called when every line has been placed */
export const useMarkLines = (sheet: MarkSheet, state: MarksState, onDone: () => void) => {
  const translate = useTranslate();
  const toast = useToast();
  const { http } = useEnvironment();
  const { operate, busy } = useOperation(readMarkFile, 'assessment.import.fail');
  const [pasted, setPasted] = useState('');
  const [lines, setLines] = useState<readonly MarkLine[]>([]);
  const [chosen, setChosen] = useState<Partial<MarkColumns>>({});
  const [problem, setProblem] = useState('');
  const [isPlaced, setPlaced] = useState(false);
  const plan = planMarks(lines, sheet, chosen);
  const placed = plan.lines.filter(({ change }) => change);
  const left = plan.lines.filter(({ change }) => !change);
  const take = (taken: readonly MarkLine[]): void => {
    setProblem('');
    setChosen({});
    setPlaced(false);
    setLines(taken);
  };
  const paste = (text: string): void => {
    setPasted(text);
    take(typedLines(text));
  };
  const read = async (file: File): Promise<void> => {
    paste('');
    try {
      const { id } = await uploadFile(http, file);
      const answer = await operate({ fileId: id });
      if (answer) take(answer.lines);
    } catch (error) {
      setProblem(failureText(error, translate('assessment.import.fail')) ?? '');
    }
  };
  const fill = (): void => {
    state.type(
      placed.flatMap(({ student, change }) => (student && change ? [[student, change] as const] : [])),
    );
    toast.success('assessment.import.done', { smart_count: placed.length });
    if (left.length === 0) onDone();
    else setPlaced(true);
  };
  const choose = (choice: Partial<MarkColumns>): void => {
    setPlaced(false);
    setChosen((now) => ({ ...now, ...choice }));
  };
  return { busy, pasted, problem, plan, placed, left, isPlaced, paste, read, fill, choose };
};
