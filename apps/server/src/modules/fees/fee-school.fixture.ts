import type { Answer } from '../../../test/payroll-school.ts';
import { StudentSchool, type Saved } from '../students/student-school.fixture.ts';

interface Bill {
  readonly id: number;
  readonly due: string;
  readonly charged: string;
  readonly fineTotal: string;
  readonly paid: string;
  readonly refunded: string;
  readonly status: string;
}
interface Statement {
  readonly student: { readonly admissionNumber: string };
  readonly due: string;
  readonly advance: string;
  readonly libraryFines: string;
  readonly fees: readonly Bill[];
  readonly receipts: readonly { readonly id: number; readonly number: string; readonly status: string }[];
}

/** All money movements in the books, by kind. */
export interface Books {
  readonly income: string;
  readonly expense: string;
  readonly advance: string;
  readonly cash: string;
}

/** A school that bills the worked example of 12,435.00: tuition, laboratory and sports with discounts and tax. */
export class FeeSchool {
  readonly at: StudentSchool;
  private readonly masters: Readonly<Record<string, number>>;
  private turn = 0;

  private constructor(at: StudentSchool, masters: Readonly<Record<string, number>>) {
    this.at = at;
    this.masters = masters;
  }

  static async open(): Promise<FeeSchool> {
    const at = await StudentSchool.open();
    const save = async (base: string, values: object): Promise<number> =>
      (await at.school.data<Saved>('POST', `${base}/save`, values)).id;
    const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
    const masters: Record<string, number> = {
      year: await save('setup/v1/FinancialYears', { name: '2026-27', ...dates }),
      slab: await save('setup/v1/TaxSlabs', { name: 'Services', rate: '5' }),
    };
    for (const name of ['Tuition', 'Lab', 'Sports']) {
      masters[name] = await save('setup/v1/masterParticulars', { name });
    }
    await at.school.data('PUT', 'finance/v1/TaxSettings/update', { enabled: true });
    return new FeeSchool(at, masters);
  }

  /** The open financial year. */
  get year(): number {
    return this.masters['year'] ?? 0;
  }

  /** A master particular: Tuition, Lab or Sports. */
  head(name: 'Tuition' | 'Lab' | 'Sports'): number {
    return this.masters[name] ?? 0;
  }

  async save(base: string, values: object): Promise<number> {
    return (await this.at.school.data<Saved>('POST', `${base}/save`, values)).id;
  }

  /** A student, a new one unless given, with another bill for 12,435.00; sports may be taxed by another slab of the same rate. */
  async billed({
    dueDate = '2026-08-01',
    fine,
    sportsSlab,
    student: present,
  }: { dueDate?: string; fine?: number; sportsSlab?: number; student?: number } = {}): Promise<{
    student: number;
    bill: number;
    collection: number;
  }> {
    this.turn += 1;
    // Others may be billed in parallel.
    const { turn } = this;
    const student = present ?? (await this.at.admit('10-A'));
    const { year, slab, ...heads } = this.masters;
    const category = await this.save('finance/v1/feeCategories', {
      name: `Fee ${turn}`,
      financialYear: year,
      batches: [this.at.ids['10-A']],
    });
    const amounts = [
      ['Tuition', '10000.00', slab],
      ['Lab', '2500.00', null],
      ['Sports', '1333.33', sportsSlab ?? slab],
    ] as const;
    const receiver = { receiverType: 'STUDENT', student };
    for (const [at, [name, amount, taxSlab]] of amounts.entries()) {
      const values = { category, masterParticular: heads[name], amount, taxSlab, priority: at + 1 };
      await this.save('setup/v1/creatingParticulars', { ...values, ...receiver });
    }
    await this.save('finance/v1/feeDiscounts', { category, name: 'All', kind: 'PERCENT', value: '10' });
    const own = { category, name: 'Merit', kind: 'AMOUNT', value: '500', target: 'PARTICULAR' };
    await this.save('finance/v1/feeDiscounts', { ...own, masterParticular: heads['Tuition'] });
    const dates = { startDate: '2026-04-01', endDate: '2026-04-10', dueDate };
    const collection = await this.save('finance/v1/feeCollection', {
      name: `Term ${turn}`,
      category,
      ...dates,
      ...(fine === undefined ? {} : { fine }),
    });
    await this.at.school.data('POST', `finance/v1/feeCollection/transition/publish/${collection}`, {});
    const { fees } = await this.statement(student);
    return { student, bill: fees[0]?.id ?? 0, collection };
  }

  statement(student: number): Promise<Statement> {
    return this.at.school.data('GET', `finance/v1/studentFee/student/${student}`);
  }

  async bill(student: number): Promise<Bill> {
    const [bill] = (await this.statement(student)).fees;
    if (!bill) throw new Error('There is no bill.');
    return bill;
  }

  pay(student: number, bill: number, amount: string, paymentMode = 'CASH'): Promise<Answer> {
    return this.at.school.call(
      'POST',
      `finance/v1/studentFee/student/${student}/pay`,
      { items: [{ studentFee: bill, amount }], paymentMode },
      { as: 'EMPLOYEE:FeeSubmission' },
    );
  }

  /** The bookings of a student. */
  async books(student: number): Promise<Books> {
    const sum = (where: string) =>
      `coalesce(sum(case when direction = 'EXPENSE' then -amount else amount end) filter (where ${where}), 0)::numeric(15,2)::text`;
    const [row] = await this.at.school.sql.query<Books>({
      text: `select ${sum(`direction = 'INCOME'`)} as income, ${sum(`direction = 'EXPENSE'`)} as expense,
          ${sum(`direction = 'ADVANCE'`)} as advance, ${sum(`payment_mode <> 'WALLET'`)} as cash
        from finance_transaction where student_id = $1`,
      values: [student],
    });
    if (!row) throw new Error('There are no books.');
    return row;
  }
}
