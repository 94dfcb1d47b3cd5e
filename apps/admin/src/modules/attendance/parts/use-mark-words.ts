import type { RegisterLabel } from '@school/domain';
import { useTranslate } from 'react-admin';
import { kindColour } from './mark-colour.ts';
import type { CellMark } from './marks.ts';

interface MarkWords {
  /** What will be saved for a student: "Absent, Morning". */
  readonly words: string;
  /** Minutes and reason, if any. */
  readonly more: readonly string[];
  readonly colour: string;
}

/** Describes a mark in words. */
export const useMarkWords = (
  labels: readonly RegisterLabel[],
): ((mark: CellMark | undefined) => MarkWords) => {
  const translate = useTranslate();
  return (mark) => {
    const label = labels.find(({ id }) => id === mark?.label);
    const half =
      mark && mark.forenoon !== mark.afternoon ? (mark.forenoon ? 'FORENOON' : 'AFTERNOON') : undefined;
    return {
      words: label
        ? [label.name, half ? translate(`attendance.half.${half}`) : ''].filter(Boolean).join(', ')
        : translate('attendance.present'),
      more: [
        mark?.minutesLate == null ? '' : translate('attendance.minutes', { count: mark.minutesLate }),
        mark?.reason ?? '',
      ].filter(Boolean),
      colour: label ? kindColour[label.kind] : 'success.main',
    };
  };
};
