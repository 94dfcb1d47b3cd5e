import { highestMemory } from './memory.ts';
import { call, finishJob, signIn, type Product } from './product.ts';
import { millis, rate, secs, type Figure } from './table.ts';

const people = 2000;
const month = '2026-03-01';

/** Employees assigned per call. */
const portion = 5_000;

/** Creates a payroll group of this many of the bench's employees. */
export const payrollGroupOf = async (
  product: Product,
  firstEmployee: number,
  people: number,
): Promise<number> => {
  const categories = await call<{ id: number }[]>(product, 'GET', 'finance/v1/PayrollCategory/getall');
  const { id } = await call<{ id: number }>(product, 'POST', 'setup/v1/payrollGroup/save', {
    name: `Bench ${Date.now()}`,
    paymentFrequency: 'MONTHLY',
    generationDay: 28,
    categoryIds: categories.map((category) => category.id),
  });
  for (let done = 0; done < people; done += portion) {
    await call(product, 'POST', 'setup/v1/payrollGroup/assign', {
      groupId: id,
      employeeIds: Array.from(
        { length: Math.min(portion, people - done) },
        (_, index) => firstEmployee + done + index,
      ),
      grossFrom: 'payTerms',
      effectiveFrom: '2026-01-01',
    });
  }
  return id;
};

/** How long someone else waits for a list while `work` is running: the 95th percentile in milliseconds. */
const listMeanwhile = async (product: Product, work: Promise<unknown>): Promise<number> => {
  const over = new AbortController();
  const end = (): void => over.abort();
  work.then(end, end);
  const times: number[] = [];
  const list = 'setup/v1/EmployeeDetails/getall?range=[0,9]&sort=["firstName","ASC"]';
  while (!over.signal.aborted) {
    const start = performance.now();
    await call(product, 'GET', list);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
};

/** One action: how long it took, how much memory it needed, how long others waited meanwhile. */
export const measured = async (product: Product, deed: () => Promise<unknown>) => {
  const grown = highestMemory(product.pid);
  const start = performance.now();
  const work = deed().then(() => performance.now() - start);
  const list = await listMeanwhile(product, work);
  return { took: await work, list, megabytes: grown() / 1e6 };
};

const beside = ({ list, megabytes }: { readonly list: number; readonly megabytes: number }): string =>
  `+${megabytes.toFixed(0)} MB, list meanwhile p95 ${millis(list)}`;

/** One month for 2,000 employees: generated, approved and printed, each in a single action. */
export const payslipFigures = async (product: Product, firstEmployee: number): Promise<Figure[]> => {
  const group = await payrollGroupOf(product, firstEmployee, people);
  const job = async (path: string, body: unknown): Promise<void> => {
    const { jobId } = await call<{ jobId: string }>(product, 'POST', path, body);
    await finishJob(product, jobId);
  };
  const generated = await measured(product, () =>
    job('setup/v1/paySlip/generateAll', { groupId: group, payPeriod: month }),
  );
  const finance = { ...product, authorization: await signIn(product.url, 'finance') };
  const selection = { groupId: group, payPeriod: month };
  const approved = await measured(product, () =>
    call(finance, 'POST', 'setup/v1/paySlip/approvedAll', selection),
  );
  const printed = await measured(product, () =>
    job('setup/v1/document/payslip/batch', { filter: { group, payPeriod: month } }),
  );
  const perSecond = (took: number): string => rate((people / took) * 1000);
  return [
    {
      what: `payslips of a month for ${people} employees`,
      ours: `${secs(generated.took)}, ${perSecond(generated.took)}`,
      beside: beside(generated),
      target: 'under 10 s, p95 under 1 s',
      holds: generated.took < 10_000 && generated.list < 1000,
    },
    {
      what: 'all of them approved',
      ours: secs(approved.took),
      beside: beside(approved),
      target: 'p95 under 1 s',
      holds: approved.list < 1000,
    },
    {
      what: 'all of them printed as one PDF',
      ours: `${secs(printed.took)}, ${perSecond(printed.took)} pages`,
      beside: beside(printed),
      target: 'p95 under 1 s',
      holds: printed.list < 1000,
    },
  ];
};
