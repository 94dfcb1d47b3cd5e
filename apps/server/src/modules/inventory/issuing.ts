import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { tellOfIndent } from './indent-notices.ts';
import { giveLine, settleIndents } from './indent.store.ts';
import type { WaitingLine } from './indent.store.ts';
import type { HeldStock } from './posting.ts';
import { isAboveZero, isLess } from './quantities.ts';

/** The smaller of two quantities; nothing for none. */
const least = (a: string, b: string): string | undefined => {
  const part = isLess(a, b) ? a : b;
  return isAboveZero(part) ? part : undefined;
};

/**
 * Issues a line what is in stock of what it waits for.
 * @param grn the receipt that brought it, so that it can no longer be cancelled
 * @returns what was issued
 */
export const issueLine = async (
  stock: HeldStock,
  line: WaitingLine,
  date: string,
  grn?: number,
): Promise<string> => {
  const part = least(line.pending, stock.available(line.storeItem, date));
  if (part === undefined) return '0';
  await stock.move({
    item: line.storeItem,
    type: 'ISSUE',
    date,
    document: line.indentNo,
    goes: { quantity: part },
    indent: line.indent,
    line: line.id,
    ...(grn === undefined ? {} : { grn }),
  });
  return part;
};

/** Serves waiting indents with what a receipt brought, in the order in which they were decided (INV-9). */
export const serveWaiting = async (
  stock: HeldStock,
  waiting: readonly WaitingLine[],
  grn: number,
  work: Work,
): Promise<void> => {
  const served = new Set<number>();
  for (const line of waiting) {
    const part = await issueLine(stock, line, work.context.today, grn);
    if (part === '0') continue;
    await giveLine(work.transaction, line.id, part);
    served.add(line.indent);
  }
  if (served.size === 0) return;
  const settled = await settleIndents(work.transaction, [...served], actorId(work));
  for (const { id } of settled) await tellOfIndent(work, 'issued', id);
  writeAuditLines(
    work,
    'indent',
    'issue',
    settled.map(({ id, version, status }) => ({ id, version, changes: { status: [null, status] } })),
  );
};
