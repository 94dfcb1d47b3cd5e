import { sumMoney, type FeeStatement } from '@school/domain';

/** The statement with the bill of one collection only; unchanged if no collection is requested. */
export const ofCollection = (statement: FeeStatement, collection: string | undefined): FeeStatement => {
  if (collection === undefined || !/^[1-9]\d{0,14}$/.test(collection)) return statement;
  const fees = statement.fees.filter(({ collectionId }) => String(collectionId) === collection);
  return { ...statement, fees, due: sumMoney(fees.map(({ due }) => due)) };
};

/** The statement with the fares only. */
export const faresOf = (statement: FeeStatement): FeeStatement => {
  const fees = statement.fees.filter(({ basis }) => basis === 'FARES');
  return { ...statement, fees, due: sumMoney(fees.map(({ due }) => due)) };
};

const documents = {
  A4: 'feeReceipt',
  HALVES: 'feeReceiptCopies',
  A5: 'feeReceiptHalf',
  ROLL: 'feeReceiptSlip',
} as const;

/** Address of a receipt's document. */
export const receiptPath = (id: number, paper: FeeStatement['printer']['paper'] = 'A4'): string =>
  `/setup/v1/document/${documents[paper]}/${id}`;
