import type { PayslipLineRow } from '@school/domain';
import {
  changedDraft,
  draftLines,
  draftOf,
  draftProblems,
  draftTotals,
  draftWishes,
  emptyDraft,
  ruleLines,
} from './payslip-draft.ts';

const line = (code: string, type: 'EARNING' | 'DEDUCTION', amount: string): PayslipLineRow => ({
  code,
  label: code,
  type,
  amount,
  computedAmount: amount,
  source: code === 'LOP' ? 'LOP' : 'CATEGORY',
  isEdited: false,
});
const lines = [
  line('BASIC', 'EARNING', '40000.00'),
  line('TAX', 'DEDUCTION', '2500.00'),
  line('LOP', 'DEDUCTION', '0.00'),
];

describe('a payslip that is filled in', () => {
  it('adds typed amounts and items up', () => {
    let draft = changedDraft(emptyDraft('0'), { type: 'amount', code: 'BASIC', value: '41000.5' });
    draft = changedDraft(draft, { type: 'addItem' });
    draft = changedDraft(draft, { type: 'item', key: 1, change: { name: 'Bonus', amount: '1000' } });
    expect(draftTotals(lines, draft)).toEqual({
      earningsTotal: '42000.50',
      deductionsTotal: '2500.00',
      netPay: '39500.50',
    });
    expect(draftLines(lines, draft)[0]).toMatchObject({ amount: '41000.50', isEdited: true });
    expect(draftWishes(lines, draft)).toEqual({
      lopDays: '0',
      lines: [{ code: 'BASIC', amount: '41000.50', isEdited: true }],
      individualItems: [{ name: 'Bonus', type: 'EARNING', amount: '1000.00' }],
    });
  });

  it('names what is wrong', () => {
    const draft = {
      lopDays: 'two',
      amounts: { TAX: '' },
      items: [{ key: 4, name: '', type: 'EARNING' as const, amount: '1' }],
      remark: '',
    };
    expect(draftProblems(draft)).toEqual(['TAX', 'item.4', 'lopDays']);
    expect(draftProblems(emptyDraft('1.5'))).toEqual([]);
  });

  it('begins with the items of a stored payslip', () => {
    const stored = [
      ...lines,
      { ...line('EXTRA_1', 'EARNING', '500.00'), label: 'Bonus', source: 'INDIVIDUAL' as const },
    ];
    expect(draftOf({ lopDays: '1.00', lines: stored }).items).toEqual([
      { key: 1, name: 'Bonus', type: 'EARNING', amount: '500.00' },
    ]);
    expect(ruleLines(stored)).toEqual(lines);
  });

  it('takes changes back', () => {
    const typed = changedDraft(emptyDraft('0'), { type: 'amount', code: 'TAX', value: '1' });
    expect(changedDraft(typed, { type: 'amount', code: 'TAX', value: undefined })).toEqual(emptyDraft('0'));
    const added = changedDraft(emptyDraft('0'), { type: 'addItem' });
    expect(changedDraft(added, { type: 'removeItem', key: 1 }).items).toEqual([]);
  });
});
