import { performance } from 'node:perf_hooks';
import { highestMemory } from './memory.ts';
import { call, finishJob, type Product } from './product.ts';
import { secs, type Figure } from './table.ts';

const importRows = 10_000;
const manyRows = 50_000;

const importFile = (rows: number): string =>
  [
    'Number,First name,Last name,Joining date,Annual salary',
    ...Array.from(
      { length: rows },
      (_, n) => `IMP${rows}-${n},Given${n},Family${n % 97},2024-0${1 + (n % 9)}-15,"$${50_000 + n}.00"`,
    ),
  ].join('\n');

/** Imports a personnel file; returns the job's duration in milliseconds. */
const takeOver = async (product: Product, rows: number): Promise<number> => {
  const form = new FormData();
  form.append('file', new Blob([importFile(rows)], { type: 'text/csv' }), 'people.csv');
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
  return performance.now() - start;
};

/** A personnel file of 10,000 rows through the import. */
export const importFigure = async (product: Product): Promise<Figure> => {
  const took = await takeOver(product, importRows);
  return {
    what: `import of ${importRows} rows`,
    ours: secs(took),
    target: 'under 20 s',
    holds: took < 20_000,
  };
};

/** Five times as many: the time may grow only in proportion to the rows. */
export const largeImportFigure = async (product: Product): Promise<Figure> => {
  const grownBytes = highestMemory(product.pid);
  const took = await takeOver(product, manyRows);
  const grown = grownBytes() / 1e6;
  return {
    what: `import of ${manyRows} rows`,
    ours: `${secs(took)}, ${Math.round((manyRows / took) * 1000)} rows a second`,
    beside: `memory grew by ${grown.toFixed(0)} MB`,
    target: 'under 100 s',
    holds: took < 100_000,
  };
};

/** All 100,000 rows as XLSX; memory must stay flat while streaming. */
export const exportFigure = async (product: Product): Promise<Figure> => {
  const grownBytes = highestMemory(product.pid);
  const start = performance.now();
  const answer = await fetch(`${product.url}/api/setup/v1/EmployeeDetails/export?format=xlsx`, {
    headers: { authorization: product.authorization },
  });
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).byteLength;
  const grown = grownBytes() / 1e6;
  return {
    what: 'export of 100,000 rows to XLSX',
    ours: `${secs(performance.now() - start)}, ${(bytes / 1e6).toFixed(1)} MB`,
    beside: `memory grew by ${grown.toFixed(0)} MB`,
    target: 'flat memory (under 150 MB more)',
    holds: answer.ok && bytes > 1e6 && grown < 150,
  };
};
