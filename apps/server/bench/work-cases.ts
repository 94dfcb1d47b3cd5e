import { performance } from 'node:perf_hooks';
import { readFileSync } from 'node:fs';
import { call, finishJob, type Product } from './product.ts';
import { secs, type Figure } from './table.ts';

const people = 2000;
const importRows = 10_000;

const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** One month of payslips for 2,000 employees in one action. */
export const payslipFigure = async (product: Product, firstEmployee: number): Promise<Figure> => {
  const categories = await call<{ id: number; code: string }[]>(
    product,
    'GET',
    'finance/v1/PayrollCategory/getall',
  );
  const group = await call<{ id: number }>(product, 'POST', 'setup/v1/payrollGroup/save', {
    name: `Bench ${Date.now()}`,
    paymentFrequency: 'MONTHLY',
    generationDay: 28,
    categoryIds: categories.map(({ id }) => id),
  });
  await call(product, 'POST', 'setup/v1/payrollGroup/assign', {
    groupId: group.id,
    employeeIds: Array.from({ length: people }, (_, index) => firstEmployee + index),
    grossFrom: 'payTerms',
    effectiveFrom: '2026-01-01',
  });
  const start = performance.now();
  const { jobId } = await call<{ jobId: string }>(product, 'POST', 'setup/v1/paySlip/generateAll', {
    groupId: group.id,
    payPeriod: '2026-03-01',
  });
  await finishJob(product, jobId);
  const took = performance.now() - start;
  return {
    what: `payslips of a month for ${people} employees`,
    ours: secs(took),
    target: 'under 10 s',
    holds: took < 10_000,
  };
};

const importFile = (): string =>
  [
    'Number,First name,Last name,Joining date,Annual salary',
    ...Array.from(
      { length: importRows },
      (_, n) => `IMP${n},Given${n},Family${n % 97},2024-0${1 + (n % 9)}-15,"$${50_000 + n}.00"`,
    ),
  ].join('\n');

/** A personnel file of 10,000 rows through the import. */
export const importFigure = async (product: Product): Promise<Figure> => {
  const form = new FormData();
  form.append('file', new Blob([importFile()], { type: 'text/csv' }), 'people.csv');
  const upload = await fetch(`${product.url}/api/setup/v1/files`, {
    method: 'POST',
    headers: { authorization: product.authorization },
    body: form,
  });
  const { data: file } = (await upload.json()) as { data: { id: number } };
  const [position] = await call<{ id: number; category: number }[]>(
    product,
    'GET',
    `setup/v1/EmployeePositions/getall?${new URLSearchParams({ range: '[0,0]' })}`,
  );
  const [department] = await call<{ id: number }[]>(
    product,
    'GET',
    `setup/v1/EmployeeDepartments/getall?${new URLSearchParams({ range: '[0,0]' })}`,
  );
  const mapping = {
    employeeNumber: { column: 'Number' },
    firstName: { column: 'First name' },
    lastName: { column: 'Last name' },
    joiningDate: { column: 'Joining date' },
    annualSalary: { column: 'Annual salary' },
    category: { value: position?.category },
    position: { value: position?.id },
    department: { value: department?.id },
  };
  const start = performance.now();
  const { jobId } = await call<{ jobId: string }>(product, 'POST', 'setup/v1/EmployeeDetails/import/run', {
    fileId: file.id,
    mapping,
    dryRun: false,
  });
  await finishJob(product, jobId);
  const took = performance.now() - start;
  return {
    what: `import of ${importRows} rows`,
    ours: secs(took),
    target: 'under 20 s',
    holds: took < 20_000,
  };
};

/** All 100,000 rows as XLSX; memory must stay flat while it streams. */
export const exportFigure = async (product: Product): Promise<Figure> => {
  const before = residentBytes(product.pid);
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentBytes(product.pid));
  }, 50);
  const start = performance.now();
  const answer = await fetch(`${product.url}/api/setup/v1/EmployeeDetails/export?format=xlsx`, {
    headers: { authorization: product.authorization },
  });
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).byteLength;
  clearInterval(watch);
  const grown = (highest - before) / 1e6;
  return {
    what: 'export of 100,000 rows to XLSX',
    ours: `${secs(performance.now() - start)}, ${(bytes / 1e6).toFixed(1)} MB`,
    beside: `memory grew by ${grown.toFixed(0)} MB`,
    target: 'flat memory (under 150 MB more)',
    holds: answer.ok && bytes > 1e6 && grown < 150,
  };
};
