import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { ToneChip } from '../../../engine/field/choice/ToneChip.tsx';
import { DateTimeCell } from '../../../engine/field/dateTime/DateTimeCell.tsx';
import type { RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import type { Poll } from '../poll.ts';
import { PollVerbs } from './PollVerbs.tsx';

const isOpen = ({ status }: Poll): boolean => status === 'Open';

/** Columns of a table of polls. */
export const usePollColumns = (): readonly RowsColumn<Poll>[] => {
  const translate = useTranslate();
  return useMemo(() => {
    const audience = ({ audience: names }: Poll): string =>
      names.length === 0 ? translate('polls.everybody') : names.join(', ');
    const mine = ({ hasVoted, myAnswer }: Poll): string =>
      hasVoted ? (myAnswer ?? translate('polls.voted')) : '';
    const status = (poll: Poll): string => translate(isOpen(poll) ? 'polls.open' : 'polls.closed');
    return [
      { key: 'title', label: translate('polls.form.title'), role: 'title', text: ({ title }) => title },
      { key: 'creator', label: translate('polls.creator'), text: ({ creator }) => creator },
      { key: 'audience', label: translate('polls.audience'), text: audience },
      {
        key: 'status',
        label: translate('polls.status'),
        text: status,
        render: (poll) => <ToneChip tone={isOpen(poll) ? 'success' : 'neutral'} label={status(poll)} />,
      },
      {
        key: 'closesAt',
        label: translate('polls.closes'),
        text: ({ closesAt }) => closesAt ?? '',
        render: ({ closesAt }) => (closesAt ? <DateTimeCell value={closesAt} /> : '–'),
      },
      {
        key: 'votes',
        label: translate('polls.votes'),
        align: 'right',
        figure: ({ votes }) => votes,
        render: ({ votes }) => votes,
      },
      { key: 'mine', label: translate('polls.myVote'), text: mine, render: (poll) => mine(poll) || '–' },
      {
        key: 'verbs',
        label: translate('polls.verbs'),
        render: (poll) => <PollVerbs poll={poll} />,
      },
    ] satisfies readonly RowsColumn<Poll>[];
  }, [translate]);
};
