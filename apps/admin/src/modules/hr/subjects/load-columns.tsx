import type { TeacherLoad } from '@school/domain';
import { extraPeriods } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { ToneChip } from '../../../engine/field/choice/ToneChip.tsx';
import type { RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';

/** People with the periods they have; a chip marks those who would get too many. @param more periods of the subject */
export const useLoadColumns = (more: number): readonly RowsColumn<TeacherLoad>[] => {
  const translate = useTranslate();
  return useMemo(() => {
    const text = (key: 'name' | 'number' | 'department' | 'position'): RowsColumn<TeacherLoad> => ({
      key,
      label: translate(`subjects.column.${key}`),
      text: (row) => row[key],
    });
    return [
      text('name'),
      text('number'),
      text('department'),
      text('position'),
      {
        key: 'load',
        label: translate('subjects.column.load'),
        align: 'right',
        figure: (row) => row.load,
        render: (row) => {
          const { load, limit } = row;
          const words = limit === null ? String(load) : `${load} / ${limit}`;
          return limit !== null && extraPeriods({ load: load + more, limit }) > 0 ? (
            <ToneChip
              tone="warning"
              label={translate('subjects.tooMuch', { load: words, after: load + more })}
            />
          ) : (
            words
          );
        },
      },
    ];
  }, [translate, more]);
};
