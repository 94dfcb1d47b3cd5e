import { invalidField } from '../../../engine/envelope/refusals.ts';
import { gridOf, type BillGrid } from './bill-grid.ts';
import { billsToChange } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';

const number = (text: string | null, key: string): number => {
  if (text === null || !/^\d{1,15}$/.test(text))
    throw invalidField(key, 'required', 'Choose a batch and a fee collection.');
  return Number(text);
};

declare module '@school/kernel' {
  interface KnownAnswers {
    billsToChange: BillGrid;
  }
}

/** The bills of a collection in a batch. */
export const billChangeReadings = [
  handle(billsToChange, async ({ input, connection }) => {
    const { collection, batch } = input;
    return gridOf(connection, number(collection, 'collection'), number(batch, 'batch'));
  }),
];
