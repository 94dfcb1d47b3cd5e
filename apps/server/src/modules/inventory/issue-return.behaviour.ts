import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { plain, shareOf } from './amounts.ts';
import { holdLentLine, takeBackLine } from './indent.store.ts';
import type { LentLine } from './indent.store.ts';
import { HeldStock } from './posting.ts';
import { differenceOf, isAboveZero, isLess } from './quantities.ts';
import { rowsOfDocument } from './stock.store.ts';
import type { PostedRow } from './stock.store.ts';

/** A part of what comes back, and the issue it went out with. */
interface Part {
  readonly quantity: string;
  readonly cost: string;
  readonly batch: number | null;
}

/**
 * What comes back is allocated to the issues of the line, last one first: into the batch it came from, at the value it went
 * out with.
 * @param before how much of the line came back earlier
 */
const partsOf = (issues: readonly PostedRow[], before: string, quantity: string): Part[] => {
  let [skip, left] = [before, quantity];
  const parts: Part[] = [];
  for (const { quantity: signed, value, batch } of issues.toReversed()) {
    const whole = plain(signed);
    const gone = isLess(skip, whole) ? skip : whole;
    const there = differenceOf(whole, gone);
    const part = isLess(left, there) ? left : there;
    skip = differenceOf(skip, gone);
    if (!isAboveZero(part)) continue;
    left = differenceOf(left, part);
    parts.push({ quantity: part, cost: shareOf(plain(value), part, whole), batch });
  }
  return parts;
};

/** The line that something comes back of, held. */
const lentLine = async (id: number, { transaction }: Work): Promise<LentLine> => {
  const line = await holdLentLine(transaction, id);
  if (!line) throw invalidField('indentItem', 'notReference', 'The item does not exist.');
  return line;
};

const notOut = ({ outstanding }: LentLine): Conflict =>
  new Conflict('Only %{outstanding} are still out.', {
    code: 'NOT_OUT',
    params: { outstanding: Number(outstanding) },
    data: { outstanding },
  });

/** @throws Conflict for more than is still out (INV-10) */
const judge = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const line = await lentLine(Number(input['indentItem']), work);
  if (line.issueType !== 'TEMPORARY' || isLess(line.outstanding, String(input['quantity'])))
    throw notOut(line);
  return { ...input, indent: line.indent };
};

/**
 * Records what came back, and returns it to where it came from at the value it went out with. Only after the row: what is
 * offered for a return is what is still out, and the last of it no longer is once it is counted as back.
 */
const takeBack = async (saved: RecordValues, work: Work): Promise<void> => {
  const { transaction } = work;
  const [id, quantity] = [Number(saved['indentItem']), String(saved['quantity'])];
  const line = await lentLine(id, work);
  if (!(await takeBackLine(transaction, id, quantity))) throw notOut(line);
  const rows = await rowsOfDocument(transaction, 'indent', line.indent, 'ISSUE');
  const stock = await HeldStock.hold(work, [line.storeItem]);
  const issues = rows.filter((row) => row.line === id);
  for (const part of partsOf(issues, line.returned, quantity)) {
    await stock.move({
      item: line.storeItem,
      type: 'ISSUE_RETURN',
      date: String(saved['date']),
      document: line.indentNo,
      comes: { quantity: part.quantity, cost: part.cost },
      indent: line.indent,
      line: id,
      ...(part.batch === null ? {} : { batch: { id: part.batch } }),
    });
  }
  await stock.write();
};

export const issueReturnBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? input : judge(input, work)),
  afterSave: (saved, _before, work) => takeBack(saved, work),
};
