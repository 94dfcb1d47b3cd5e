import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { DaysTaken } from '../parts/DaysTaken.tsx';
import { shortDays, type ApplicationRow } from '../parts/application.ts';
import type { DecisionFacts } from './use-decision-facts.ts';

/** This many names are shown in a cell; the rest are counted. */
const named = 3;

interface Decisions {
  /** In whose place the user decides; nothing where that is for nobody. */
  readonly added: readonly RowsColumn<ApplicationRow>[];
  /** What replaces some columns of an application. */
  readonly replaced: Readonly<Record<string, readonly RowsColumn<ApplicationRow>[]>>;
  /** The applications that wait for the user; undefined until all of them are known. */
  readonly deciding: ReadonlySet<number> | undefined;
}

/**
 * What matters for a decision, replacing less informative columns: days with their cost, days remaining, and who else is
 * away then.
 */
export const useDecisionColumns = ({
  facts: known,
  isWhole,
}: Pick<DecisionFacts, 'facts' | 'isWhole'>): Decisions => {
  const translate = useTranslate();
  return useMemo(() => {
    const facts = new Map(known.map((one) => [one.applicationId, one]));
    const names = (row: ApplicationRow): string => {
      const away = facts.get(row.id)?.away ?? [];
      const texts = away
        .slice(0, named)
        .map(({ name, pending }) => (pending ? translate('leave.approval.asksToo', { name }) : name));
      return away.length > named
        ? translate('leave.approval.more', { names: texts.join(', '), count: away.length - named })
        : texts.join(', ');
    };
    const cost = (row: ApplicationRow): string =>
      [
        Number(row.additionalDays) > 0
          ? translate('leave.apply.additional', { days: shortDays(row.additionalDays) })
          : '',
        Number(row.lopDays) > 0 ? translate('leave.apply.lop', { days: shortDays(row.lopDays) }) : '',
      ]
        .join(' ')
        .trim();
    const replaced: Decisions['replaced'] = {
      additionalDays: [],
      lopDays: [],
      days: [
        {
          key: 'days',
          label: translate('leave.column.days'),
          align: 'right',
          figure: (row) => Number(row.days),
          render: (row) => (
            <DaysTaken row={row}>
              {cost(row) ? (
                <Typography variant="caption" component="div" color="warning.main">
                  {cost(row)}
                </Typography>
              ) : null}
            </DaysTaken>
          ),
        },
        {
          key: 'available',
          label: translate('leave.column.available'),
          align: 'right',
          figure: (row) => Number(facts.get(row.id)?.available ?? Number.POSITIVE_INFINITY),
          render: (row) => {
            const fact = facts.get(row.id);
            if (!fact) return '';
            return fact.available === null ? translate('leave.unpaid') : shortDays(fact.available);
          },
        },
      ],
      status: [
        {
          key: 'away',
          label: translate('leave.column.alsoAway'),
          text: names,
          render: (row) => (facts.has(row.id) ? names(row) || '–' : ''),
        },
      ],
    };
    const placeOf = (row: ApplicationRow): string => facts.get(row.id)?.inPlaceOf ?? '';
    const inPlaceOf = { key: 'inPlaceOf', label: translate('leave.column.inPlaceOf'), text: placeOf };
    const added = known.some((one) => one.inPlaceOf) ? [inPlaceOf] : [];
    return { added, replaced, deciding: isWhole ? new Set(facts.keys()) : undefined };
  }, [known, isWhole, translate]);
};
