import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { wrongAt } from '../hr/hr-refusal.ts';
import { plain, shareOf } from './amounts.ts';
import { holdLentLine, takeBackLine } from './indent.store.ts';
import { HeldStock } from './posting.ts';
import { rowsOfDocument } from './stock.store.ts';

/** Counts what came back, and puts it where it came from at the value it went out with. */
const takeBack = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const { transaction } = work;
  const [id, quantity] = [Number(input['indentItem']), String(input['quantity'])];
  const line = await holdLentLine(transaction, id);
  if (!line) throw wrongAt('indentItem', 'notReference', 'The item does not exist.');
  if (!(await takeBackLine(transaction, id, quantity))) {
    throw new Conflict(`Only ${Number(line.outstanding)} are still out.`, {
      code: 'NOT_OUT',
      data: { outstanding: line.outstanding },
    });
  }
  const rows = await rowsOfDocument(transaction, 'indent', line.indent, 'ISSUE');
  const issue = rows.findLast((row) => row.line === id);
  if (!issue) throw new Conflict('This was never issued.', { code: 'NOT_OUT' });
  const stock = await HeldStock.hold(work, [line.storeItem]);
  await stock.move({
    item: line.storeItem,
    type: 'ISSUE_RETURN',
    date: String(input['date'] ?? work.context.today),
    document: line.indentNo,
    comes: { quantity, cost: shareOf(plain(issue.value), quantity, plain(issue.quantity)) },
    indent: line.indent,
    line: id,
    ...(issue.batch === null ? {} : { batch: { id: issue.batch } }),
  });
  await stock.write();
  return { ...input, indent: line.indent };
};

export const issueReturnBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? input : takeBack(input, work)),
};
