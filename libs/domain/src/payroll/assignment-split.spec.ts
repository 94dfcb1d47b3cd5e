import type { AssignmentPart } from './assignment-split.ts';
import { joinAssignments } from './assignment-split.ts';
import { amountsOf } from './example-group.fixture.ts';
import type { PayLine } from './pay-line.ts';

const line = (code: string, amount: string, label = code): PayLine => ({
  code,
  label,
  type: 'EARNING',
  amount,
  source: 'CATEGORY',
  isOverridden: false,
});
const joined = (parts: AssignmentPart[], periodDays = '30'): Record<string, string> | object => {
  const lines = joinAssignments(parts, periodDays);
  return lines.ok ? amountsOf({ lines: lines.value }) : lines.error;
};

describe('two assignments in one period', () => {
  it('pays each for its days', () => {
    const parts = [
      { days: '21', lines: [line('BASIC', '60000.00')] },
      { days: '9', lines: [line('BASIC', '75000.00')] },
    ];
    expect(joined(parts.slice(0, 1))).toEqual({ BASIC: '42000.00' });
    expect(joined(parts.slice(1))).toEqual({ BASIC: '22500.00' });
    expect(joined(parts)).toEqual({ BASIC: '64500.00' });
  });

  it('rounds each share by itself', () => {
    const lines = [line('BASIC', '100.01')];
    expect(
      joined([
        { days: '15', lines },
        { days: '15', lines },
      ]),
    ).toEqual({ BASIC: '100.02' });
  });

  it('keeps lines that only one of them has, named as the latest names them', () => {
    const result = joinAssignments(
      [
        { days: '10', lines: [line('OLD', '300.00'), line('BASIC', '300.00', 'Basic')] },
        { days: '20', lines: [line('BASIC', '600.00', 'Basic pay'), line('NEW', '30.00')] },
      ],
      '30',
    );
    expect(result.ok && result.value.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
      'Basic pay 500.00',
      'NEW 20.00',
      'OLD 100.00',
    ]);
  });

  it('refuses more days than the period has, and a period of none', () => {
    expect(joined([{ days: '31', lines: [] }])).toEqual({
      code: 'ASSIGNMENT_DAYS_EXCEED_PERIOD',
      params: { days: '31', periodDays: '30' },
    });
    expect(joined([], '0')).toEqual({ code: 'WORKING_DAYS_ZERO', params: {} });
  });
});
