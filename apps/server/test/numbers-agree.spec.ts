import { ExamSchool } from '../src/modules/assessment/exam-school.fixture.ts';
import { FeeSchool } from '../src/modules/fees/fee-school.fixture.ts';
import { InventorySchool } from '../src/modules/inventory/inventory.fixture.ts';
import { LibrarySchool } from '../src/modules/library/library.fixture.ts';
import { askEverywhere } from './one-fact.ts';

/**
 * One fact, wherever it is shown: the school stores it once, so that each report and its file, each view and each list that
 * states it states the same, to everyone who may read it.
 */
describe('a number is the same everywhere, for everybody who may read it', () => {
  let end: () => Promise<void> = () => Promise.resolve();
  afterEach(() => end());

  it('what a student has left to pay, and how many a class has', async () => {
    const fees = await FeeSchool.open();
    end = () => fees.at.close();
    const slabs = [{ days: 1, kind: 'AMOUNT', value: '621.75' }];
    const fine = await fees.save('finance/v1/fines', { name: 'Late', slabs });
    const { student, bill, collection } = await fees.billed({ dueDate: '2026-06-10', fine });
    await fees.pay(student, bill, '5621.75');
    const batch = fees.at.ids['10-A'];
    const course = Number((await fees.at.batch('10-A'))['course']);
    const { due } = await fees.statement(student);
    expect(due).toBe('7435.00');
    const { shown, wrong } = await askEverywhere({
      school: fees.at.school,
      facts: [
        {
          names: ['left', 'balance', 'due', 'outstanding', 'owed', 'open', 'leftToPay'],
          value: due,
          inParts: true,
        },
        { names: ['students'], value: '1.00', inParts: true },
      ],
      ids: { student, studentFee: bill, feeCollection: collection, batch, course, financialYear: fees.year },
      others: {
        'report statementOfFamily': 'what is owed after each line; family-statement.spec',
        'view familyStatement': 'what is owed after each line; family-statement.spec',
        'report paymentModeSummary': 'money in the drawer; money-by-means.spec',
        'report cashBook': 'money in the drawer',
        'report bankBook': 'money at the bank',
        'view leavingClearance': 'how many things are open',
      },
      lists: ['studentFee'],
      families: [`STUDENT#student=${student}`, `PARENT#wards=${student}`],
    });
    expect(wrong).toEqual([]);
    expect(shown.length).toBeGreaterThan(9);
  });

  it('what the library took', async () => {
    const library = await LibrarySchool.open();
    end = () => library.close();
    const { copies } = await library.book(1);
    const student = await library.students.admit('10-A');
    const loan = await library.loan(copies[0], student);
    await library.age(loan, '2026-06-12', '2026-07-01');
    await library.move(loan, 'takeBack', { returnedOn: '2026-07-15' });
    const [fine] = await library.list<{ id: number }>('LibraryFines', { student });
    const input = { paid: '70.00' };
    await library.school.data('POST', 'setup/v1/LibraryFines/action/pay', { ids: [fine?.id], input });
    const { shown, wrong } = await askEverywhere({
      school: library.school,
      facts: [
        { names: ['paid', 'net', 'income', 'credit', 'total'], value: '70.00', inParts: true },
        { names: ['received'], value: '70.00', inParts: true },
      ],
      ids: { student },
      others: {},
      lists: ['libraryFine', 'financeTransaction', 'transactionReceipt'],
      families: [`STUDENT#student=${student}`, `PARENT#wards=${student}`],
    });
    expect(wrong).toEqual([]);
    const books = ['dayBook', 'incomeAndExpense', 'trialBalance', 'cashBook'].map((key) => `report ${key}`);
    expect(shown).toEqual(expect.arrayContaining(['report libraryIncome', 'list libraryFine', ...books]));
  });

  it('the mark of a student', async () => {
    const exams = await ExamSchool.open();
    end = () => exams.close();
    const group = await exams.group('Final');
    const exam = await exams.exam(group, 'MATH', '100', { date: '2026-05-05' });
    await exams.enter(exam, ['73.25', null, null]);
    const items = [{ examGroupId: group, weightage: '100' }];
    await exams.data('PUT', `ExamGroup/grouping/${exams.batch}`, { items });
    await exams.data('POST', `ExamGroup/transition/publishResult/${group}`, {});
    const student = exams.students.Ahmed;
    const { shown, wrong } = await askEverywhere({
      school: exams.at.school,
      facts: [
        {
          names: ['marks', 'percent', 'average', 'score', 'total', 'groups', 'subjects', 'obtained'],
          value: '73.25',
          about: ['studentId', exams.students.Ahmed],
        },
      ],
      ids: {
        student,
        batch: exams.batch,
        course: Number((await exams.at.batch('10-A'))['course']),
        examGroup: group,
        exam,
        subject: exams.subjects.MATH,
      },
      others: {},
      lists: ['examScore', 'groupedExamReport'],
      families: [`STUDENT#student=${student}`, `PARENT#wards=${student}`],
    });
    expect(wrong).toEqual([]);
    expect(shown.length).toBeGreaterThan(9);
  });

  it('what of an item is in stock, and what it is worth', async () => {
    const inventory = await InventorySchool.open();
    end = () => inventory.close();
    const storeItem = await inventory.item('20', {
      tracksExpiry: true,
      openingExpiry: '2027-06-30',
      openingDate: '2026-05-01',
      reorderLevel: '50',
    });
    await inventory.save('StockAdjustment', {
      store: inventory.store,
      date: '2026-07-15',
      reason: 'Counted',
      lines: [{ storeItem, countedQty: '17.5' }],
    });
    const { shown, wrong } = await askEverywhere({
      school: inventory.school,
      facts: [
        { names: ['onHand', 'closing'], value: '17.50' },
        { names: ['stockValue', 'value'], value: '875.00' },
      ],
      ids: { store: inventory.store, storeItem },
      others: { 'report stockMovementReport': 'what each movement was worth' },
      lists: ['storeItem', 'stockBatch'],
    });
    expect(wrong).toEqual([]);
    expect(shown.length).toBeGreaterThan(4);
  });
});
