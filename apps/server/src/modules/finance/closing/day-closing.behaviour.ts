import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { conflictAt, invalidField } from '../../../engine/envelope/refusals.ts';
import { formatMoney } from '@school/domain';
import { Conflict } from '@school/kernel';
import { askFirst } from '../../../engine/own-calls/ask-first.ts';
import { institutionOf } from '../../../platform/clock/institution.ts';
import { lastClosedDay } from './closed-day.store.ts';
import { figuresOf, holdYearOf, notCounted } from './day-closing.store.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const close = async (input: RecordValues, { transaction, context }: Work): Promise<RecordValues> => {
  const day = text(input['day']) || context.today;
  await holdYearOf(transaction, day);
  const last = await lastClosedDay(transaction);
  if (last !== undefined && last >= day) {
    throw conflictAt('day', 'DAY_CLOSED', 'Everything up to %{day} is closed.', { day: last });
  }
  const missing = await notCounted(transaction, day);
  if (missing.length > 0 && text(input['note']) === '') {
    throw invalidField(
      'note',
      'required',
      'Not counted yet: %{names}. Explain why the day is closed without them.',
      {
        names: missing.join(', '),
      },
    );
  }
  const figures = await figuresOf(transaction, day);
  const { currency } = await institutionOf(transaction);
  const said = (amount: string): string => formatMoney(amount, currency);
  askFirst(context, {
    message:
      'Received: %{received}. Paid out: %{paidOut}. Difference in counts: %{difference}. Closing cash: %{cash}. Nothing more can be posted on this day.',
    reason: 'closesDay',
    params: {
      received: said(figures.received),
      paidOut: said(figures.paidOut),
      difference: said(figures.difference),
      cash: said(figures.cash),
    },
  });
  return { ...input, ...figures };
};

/** Days are closed one after the other, and reopened starting with the last. */
export const dayClosingBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? input : close(input, work)),
  transitions: {
    reopen: async (row, _input, { transaction }) => {
      const last = await lastClosedDay(transaction);
      if (last !== undefined && last > text(row['day'])) {
        throw new Conflict('Everything up to %{day} is closed.', {
          code: 'DAY_CLOSED',
          params: { day: last },
        });
      }
      return {};
    },
  },
};
