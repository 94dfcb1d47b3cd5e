import type { LeaveDecisionFacts } from '@school/domain';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import type { RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import type { ApplicationRow } from '../parts/application.ts';

/** So many names stand in a cell, the others are counted. */
const named = 3;

/** What bears on a decision: days that are left, and who else is away then. Asked for only where it is shown. */
export const useDecisionColumns = (shown: boolean): readonly RowsColumn<ApplicationRow>[] => {
  const translate = useTranslate();
  const { data } = useLoad<readonly LeaveDecisionFacts[]>(
    shown ? '/setup/v1/employeeLeave/deciding' : undefined,
    'leave.fail.applications',
  );
  return useMemo(() => {
    const facts = new Map(data?.map((one) => [one.applicationId, one]));
    const names = (row: ApplicationRow): string => {
      const away = facts.get(row.id)?.away ?? [];
      const texts = away
        .slice(0, named)
        .map(({ name, pending }) => (pending ? translate('leave.approval.asksToo', { name }) : name));
      return away.length > named
        ? translate('leave.approval.more', { names: texts.join(', '), count: away.length - named })
        : texts.join(', ');
    };
    return [
      {
        key: 'available',
        label: translate('leave.column.available'),
        align: 'right',
        figure: (row) => Number(facts.get(row.id)?.available ?? Number.POSITIVE_INFINITY),
        render: (row) => {
          const fact = facts.get(row.id);
          if (!fact) return '';
          return fact.available === null ? translate('leave.unpaid') : String(Number(fact.available));
        },
      },
      {
        key: 'away',
        label: translate('leave.column.alsoAway'),
        text: names,
        render: (row) => names(row) || '–',
      },
    ];
  }, [data, translate]);
};
