import { Conflict, isAmong } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { nameOfAccount } from '../../platform/accounts/accounts.ts';
import { managerOf } from '../hr/staff.store.ts';
import { findDecider } from './deciders.store.ts';
import { tellOfIndent } from './indent-notices.ts';
import { issueLine } from './issuing.ts';
import { inItsStore } from './lines-in-store.ts';
import { HeldStock } from './posting.ts';
import { differenceOf, isAboveZero, isLess, sumOf } from './quantities.ts';
import { indentRules } from './settings.store.ts';
import type { IndentRules } from './settings.store.ts';
import { findItems } from './stock.store.ts';

const linesOf = (values: RecordValues | undefined): readonly RecordValues[] =>
  Array.isArray(values?.['items']) ? (values['items'] as RecordValues[]) : [];

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Whether the caller decides on an indent: storekeepers always, others if it is waiting for them. */
const decides = (row: RecordValues, { context: { actor } }: Work): boolean =>
  isAmong(actor, ['InventoryManagement']) ||
  (typeof actor.employee === 'number' && Number(row['decider']) === actor.employee);

const looksIntoStores = ({ context: { actor } }: Work): boolean =>
  isAmong(actor, ['InventoryManagement', 'InventoryBasics']);

/** @throws Invalid for a kind of issue or a quantity that the settings do not allow */
const judgeLines = async (lines: readonly RecordValues[], rules: IndentRules, work: Work): Promise<void> => {
  for (const [at, line] of lines.entries()) {
    const kind = String(line['issueType'] ?? 'PERMANENT');
    if (!rules.issueTypes.includes(kind)) {
      throw invalidField(`items[${at}].issueType`, 'ISSUE_TYPE', 'This type of issue is not allowed here.');
    }
  }
  if (rules.allowAboveStock) return;
  const items = await findItems(
    work.transaction,
    lines.map((line) => Number(line['storeItem'])),
  );
  const there = new Map(items.map((item) => [item.id, item]));
  for (const [at, line] of lines.entries()) {
    const item = there.get(Number(line['storeItem']));
    if (item && Number(line['requiredQty']) > Number(item.onHand)) {
      throw invalidField(
        `items[${at}].requiredQty`,
        'ABOVE_STOCK',
        'The store has only %{there} %{unit} of %{name}.',
        { there: Number(item.onHand), unit: item.unit, name: item.name },
      );
    }
  }
};

const raise = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const { context, transaction } = work;
  const rules = await indentRules(transaction);
  if (String(input['expectedDate']) < context.today) {
    throw invalidField('expectedDate', 'PAST', 'This date is in the past.');
  }
  const raisedBy = numberOrNull(context.actor.employee);
  if (raisedBy === null && !looksIntoStores(work)) {
    throw new Conflict('This account does not belong to an employee.', { code: 'NO_EMPLOYEE' });
  }
  const manager = raisedBy === null ? null : await managerOf(transaction, raisedBy);
  if (raisedBy !== null && manager === null && rules.managerRequired) {
    throw new Conflict('You need a reporting manager to raise an indent.', { code: 'NO_MANAGER' });
  }
  await judgeLines(linesOf(input), rules, work);
  // Approved quantities are set on approval.
  const items = linesOf(input).map(({ approvedQty: _approved, ...line }) => line);
  const decider = await findDecider(transaction, rules.approvers, {
    raiser: raisedBy,
    store: Number(input['store']),
  });
  return { ...input, raisedBy, manager, decider, items };
};

/** Whether the caller chooses what is asked for: whoever raised it, and those who may look into the stores. */
const chooses = (row: RecordValues, work: Work): boolean =>
  looksIntoStores(work) || numberOrNull(work.context.actor.employee) === Number(row['raisedBy']);

/** @throws Invalid for an item that was not asked for */
const refuseOtherItems = (lines: readonly RecordValues[], before: readonly RecordValues[]): void => {
  const asked = new Map(before.map(({ id, storeItem }) => [id, storeItem]));
  for (const [at, { id, storeItem }] of lines.entries()) {
    if (id !== undefined && (storeItem === undefined || asked.get(id) === storeItem)) continue;
    const message = 'Only whoever raised the indent can choose other items.';
    throw invalidField(`items[${at}].storeItem`, 'notReference', message);
  }
};

/** Someone who does not decide leaves the approved quantities unchanged. */
const keepApproved = (lines: readonly RecordValues[], before: readonly RecordValues[]): RecordValues[] =>
  lines.map(({ approvedQty: _approved, ...line }) => {
    const old = before.find(({ id }) => id !== undefined && id === line['id']);
    return { ...line, approvedQty: old?.['approvedQty'] ?? null };
  });

const change = async (input: RecordValues, current: RecordValues, work: Work): Promise<RecordValues> => {
  const rules = await indentRules(work.transaction);
  const moved = 'store' in input && input['store'] !== current['store'];
  const asked = { raiser: numberOrNull(current['raisedBy']), store: Number(input['store']) };
  const values = moved
    ? { ...input, decider: await findDecider(work.transaction, rules.approvers, asked) }
    : input;
  if (!('items' in values)) return inItsStore(values, current);
  if (!chooses(current, work)) refuseOtherItems(linesOf(values), linesOf(current));
  await judgeLines(linesOf(values), rules, work);
  if (decides(current, work)) return values;
  return { ...values, items: keepApproved(linesOf(values), linesOf(current)) };
};

/** What the lines are issued of what they wait for, and the resulting state. */
const issue = async (
  row: RecordValues,
  lines: readonly RecordValues[],
  work: Work,
): Promise<RecordValues> => {
  const stock = await HeldStock.hold(
    work,
    lines.map((line) => Number(line['storeItem'])),
  );
  const items: RecordValues[] = [];
  for (const line of lines) {
    const [approved, issued] = [String(line['approvedQty'] ?? '0'), String(line['issuedQty'] ?? '0')];
    const given = await issueLine(
      stock,
      {
        id: Number(line['id']),
        indent: Number(row['id']),
        indentNo: String(row['indentNo']),
        storeItem: Number(line['storeItem']),
        pending: differenceOf(approved, issued),
      },
      work.context.today,
    );
    const issuedQty = sumOf(issued, given);
    items.push({
      id: line['id'],
      approvedQty: line['approvedQty'],
      issuedQty,
      open: isLess(issuedQty, approved),
    });
  }
  await stock.write();
  const some = items.some(({ issuedQty }) => isAboveZero(String(issuedQty)));
  const open = items.some((line) => line['open'] === true);
  return {
    items: items.map(({ open: _open, ...line }) => line),
    status: open ? (some ? 'PARTIALLY_ISSUED' : 'APPROVED') : 'ISSUED',
  };
};

/** Stored as a name: the requester may read it without a privilege to read accounts. */
const decided = async ({ context, transaction }: Work): Promise<RecordValues> => {
  const name = await nameOfAccount(transaction, context.actor.id);
  return { decidedBy: name || (context.username ?? null), decidedAt: new Date().toISOString() };
};

const approve = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  const lines = linesOf(row).map((line) => ({
    ...line,
    approvedQty: line['approvedQty'] ?? line['requiredQty'],
  }));
  if (!lines.some(({ approvedQty }) => Number(approvedQty) > 0)) {
    throw new Conflict('None of it would be approved. Reject it instead.', { code: 'NOTHING_APPROVED' });
  }
  const issued = await issue(row, lines, work);
  await tellOfIndent(work, 'approved', Number(row['id']));
  if (issued['status'] !== 'APPROVED') await tellOfIndent(work, 'issued', Number(row['id']));
  return { rejectReason: null, ...(await decided(work)), ...issued };
};

const reject = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  await tellOfIndent(work, 'rejected', Number(row['id']), String(asked['rejectReason']));
  return decided(work);
};

const resubmit = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  await tellOfIndent(work, 'asked', Number(row['id']));
  return { decidedBy: null, decidedAt: null, rejectReason: null };
};

const issueMore = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  const before = linesOf(row);
  const values = await issue(row, before, work);
  const changed = linesOf(values).some(({ issuedQty }, at) => issuedQty !== before[at]?.['issuedQty']);
  if (!changed) throw new Conflict('None of it is in the store now.', { code: 'NO_STOCK' });
  await tellOfIndent(work, 'issued', Number(row['id']));
  return values;
};

const close = (row: RecordValues): RecordValues => {
  const out = linesOf(row).some((line) => Number(line['outstandingQty']) > 0);
  if (out) throw new Conflict('Some lent items have not been returned yet.', { code: 'STILL_OUT' });
  return {};
};

/** Raised by one person, decided by another, issued as far as the store has stock (INV-8). */
export const indentBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? change(input, current, work) : raise(input, work)),
  afterSave: async (saved, before, work) => {
    const waits = before === undefined || saved['decider'] !== before['decider'];
    if (waits && saved['status'] === 'PENDING') await tellOfIndent(work, 'asked', Number(saved['id']));
  },
  transitions: { approve, reject, resubmit, issue: issueMore, close },
};
