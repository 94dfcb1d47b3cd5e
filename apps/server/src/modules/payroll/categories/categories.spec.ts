import type { CategoryRules } from '@school/domain';
import { PayrollSchool } from '../../../../test/payroll-school.ts';
import type { Answer } from '../../../../test/payroll-school.ts';

describe('payroll categories', () => {
  let school: PayrollSchool;
  beforeAll(async () => {
    school = await PayrollSchool.open();
    await school.salaryCategories();
  });
  afterAll(() => school.close());

  const base = 'finance/v1/PayrollCategory';
  const save = (code: string, values: object): Promise<Answer> =>
    school.call('POST', `${base}/save`, {
      name: code,
      code,
      type: 'EARNING',
      valueType: 'FORMULA',
      ...values,
    });
  const idOf = async (code: string): Promise<number> => {
    const [row] = await school.sql.query<{ id: string }>({
      text: 'SELECT id FROM payroll_category WHERE code = $1',
      values: [code],
    });
    return Number(row?.id);
  };

  it('writes the rule in one line', async () => {
    const list: { code: string; rule: string }[] = await school.data('GET', `${base}/getall`);
    expect(Object.fromEntries(list.map(({ code, rule }) => [code, rule]))).toMatchObject({
      BASIC: '40%GROSS',
      HRA: '50% of BASIC',
      CONV: '5,000.00',
      TAX: 'if GROSS > 50000 then 5%(GROSS-50000); otherwise 0',
    });
  });

  it.each<[string, object, string, string]>([
    ['NETPAY', { formula: 'BASIC+' }, 'formula', 'CATEGORY_FORMULA_SYNTAX'],
    ['NETPAY', { formula: 'BASIC+NOPE' }, 'formula', 'CODE_UNKNOWN'],
    ['NETPAY', { formula: 'NETPAY*2' }, 'formula', 'CATEGORY_SELF_REFERENCE'],
    ['GROSS', { formula: '1' }, 'code', 'CATEGORY_CODE_RESERVED'],
    ['NETPAY', { formula: 'EARNINGS' }, 'formula', 'CODE_NOT_READABLE'],
    [
      'NETPAY',
      { valueType: 'PERCENTAGE', percentage: '10', baseCategory: 'NOPE' },
      'baseCategory',
      'CODE_UNKNOWN',
    ],
    [
      'NETPAY',
      {
        valueType: 'CONDITIONAL',
        defaultFormula: '0',
        conditions: [{ leftExpr: 'NOPE', operator: 'GT', rightExpr: '1', thenFormula: '1' }],
      },
      'conditions[0].leftExpr',
      'CODE_UNKNOWN',
    ],
  ])('refuses %s %j at its field', async (code, values, field, problem) => {
    const answer = await save(code, values);
    expect([answer.status, answer.data['errors']]).toMatchObject([400, [{ field, code: problem }]]);
  });

  it('names the circle that a change would close', async () => {
    const answer = await school.call('PUT', `${base}/update/${await idOf('BASIC')}`, {
      formula: 'GROSS-HRA',
    });
    expect(answer.status).toBe(400);
    expect(answer.message).toContain('BASIC → HRA → BASIC');
    expect(answer.data['errors']).toMatchObject([{ field: 'formula', code: 'CATEGORY_CYCLE' }]);
  });

  it('lets no two saves close a circle together', async () => {
    await save('LEFT', { formula: '1' });
    await save('RIGHT', { formula: '1' });
    const answers = await Promise.all([
      school.call('PUT', `${base}/update/${await idOf('LEFT')}`, { formula: 'RIGHT' }),
      school.call('PUT', `${base}/update/${await idOf('RIGHT')}`, { formula: 'LEFT' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('keeps a code that formulas use and refuses to delete it by name', async () => {
    const id = await idOf('BASIC');
    const renamed = await school.call('PUT', `${base}/update/${id}`, { code: 'BASE' });
    expect([renamed.status, renamed.data['code']]).toEqual([409, 'CATEGORY_CODE_FROZEN']);
    expect((await school.call('PUT', `${base}/update/${id}`, { active: false })).status).toBe(409);
    const answer = await school.call('DELETE', `${base}/delete/${id}`);
    expect([answer.status, answer.data['code']]).toEqual([409, 'HAS_DEPENDENTS']);
    expect(answer.data['dependents']).toMatchObject([
      {
        entity: 'payrollCategory',
        count: 4,
        sample: ['HRA (HRA)', 'DA (DA)', 'PF (PF)', 'SPL (SPL)'].sort(),
      },
    ]);
  });

  it('tells all rules at once with the groups that calculate with them, to those who may read them', async () => {
    const ids = [await idOf('BASIC'), await idOf('CONV')];
    const group = await school.group('Rule readers', { categoryIds: ids });
    const rules: CategoryRules = await school.data('GET', `${base}/rules`);
    expect(rules.categories.find(({ code }) => code === 'TAX')).toMatchObject({
      valueType: 'CONDITIONAL',
      conditions: [{ leftExpr: 'GROSS', operator: 'GT', rightExpr: '50000' }],
    });
    expect(rules.groups.find(({ id }) => id === group)).toMatchObject({
      name: 'Rule readers',
      employeeCount: 0,
      categoryIds: ids,
    });
    const stranger = await school.call('GET', `${base}/rules`, undefined, { as: 'EMPLOYEE' });
    expect(stranger.status).toBe(403);
  });
});
