import { calculatePay } from './calculate.ts';
import { planOf, salaryCategories, salaryInput } from './example-group.fixture.ts';
import { editPayslip, payslipLines } from './payslip-edit.ts';

const pay = calculatePay(planOf(salaryCategories), salaryInput);
const lines = pay.ok ? payslipLines(pay.value.lines) : [];

describe('editing a payslip', () => {
  it('adds up again and keeps what was calculated', () => {
    const edited = editPayslip(lines, { TAX: '3000', CONV: '5000.00' });
    expect(edited.ok && edited.value).toMatchObject({ deductionsTotal: '7800.00', netPay: '92200.00' });
    const find = (code: string) => edited.ok && edited.value.lines.find((line) => line.code === code);
    expect(find('TAX')).toMatchObject({ amount: '3000.00', computedAmount: '2500.00', isEdited: true });
    expect(find('CONV')).toMatchObject({ amount: '5000.00', isEdited: false });
  });

  it('unmarks a line set back', () => {
    const edited = editPayslip(lines, { TAX: '1' });
    const back = editPayslip(edited.ok ? edited.value.lines : [], { TAX: '2500' });
    expect(back.ok && back.value.lines).toEqual(lines);
  });

  it.each([
    [{ TAX: '-1' }, { code: 'PAYSLIP_AMOUNT_INVALID', params: { lineCode: 'TAX', text: '-1' } }],
    [{ TAX: '1.234' }, { code: 'PAYSLIP_AMOUNT_INVALID', params: { lineCode: 'TAX', text: '1.234' } }],
    [{ TAX: 'much' }, { code: 'PAYSLIP_AMOUNT_INVALID', params: { lineCode: 'TAX', text: 'much' } }],
    [{ GONE: '1' }, { code: 'PAYSLIP_LINE_UNKNOWN', params: { lineCode: 'GONE' } }],
  ])('refuses %j', (amounts, error) => {
    expect(editPayslip(lines, amounts as Record<string, string>)).toEqual({ ok: false, error });
  });
});
