import { tokensOf } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { designOf, documentFor, system, textOf, tokensUsed } from './issuing.ts';
import { papersOf, type PaperResource } from './paper.store.ts';
import { templateFor } from './recipients.ts';

/** Documents issued in one run; more would hold the numbers for too long. */
const mostPapers = 500;
const mostWarnings = 200;
/** Tokens that may legitimately be empty. */
const mayBeEmpty = new Set([
  'leftOn',
  'left',
  'purpose',
  'remarks',
  'rollNumber',
  'schoolLogo',
  'schoolContact',
]);

const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

const inOrder = (rows: readonly RecordValues[]): readonly RecordValues[] =>
  rows.toSorted(
    (a, b) =>
      textOf(a['rollNumber']).localeCompare(textOf(b['rollNumber']), 'en', { numeric: true }) ||
      textOf(a['fullName']).localeCompare(textOf(b['fullName'])),
  );

/** Students of the batches and individual ones, or employees of the departments, ordered by roll number and name. */
const peopleOf = async (run: RecordValues, work: Work): Promise<readonly number[]> => {
  const isStaff = run['userType'] === 'EMPLOYEE';
  const [resource, group] = isStaff
    ? (['employee', { department_in: idsIn(run['departments']) }] as const)
    : (['student', { batch_in: idsIn(run['batches']) }] as const);
  const single = idsIn(run[isStaff ? 'employees' : 'students']);
  const asked = { fields: ['fullName', ...(isStaff ? [] : ['rollNumber', 'batch'])], most: mostPapers };
  const many = Object.values(group)[0] ?? [];
  const rows = [
    ...(many.length > 0
      ? await work.records.list(work, resource, { filter: { ...group, status: 'ACTIVE' }, ...asked })
      : []),
    ...(single.length > 0
      ? await work.records.list(work, resource, { filter: { id_in: single }, ...asked })
      : []),
  ];
  const batches = [...idsIn(run['batches'])];
  const sorted = inOrder(rows).toSorted(
    (a, b) => batches.indexOf(Number(a['batch'])) - batches.indexOf(Number(b['batch'])),
  );
  return [...new Set(sorted.map(({ id }) => Number(id)))];
};

/** What documents omit because nobody has filled it in, one line per person. */
const missingIn = async (
  resource: PaperResource,
  made: readonly RecordValues[],
  used: ReadonlySet<string>,
  work: Work,
): Promise<string> => {
  const papers = await papersOf(
    work.transaction,
    resource,
    made.map(({ id }) => Number(id)),
  );
  const lines = made.flatMap((row) => {
    const paper = papers.get(Number(row['id']));
    if (!paper) return [];
    const document = documentFor(
      resource === 'generatedIdCard' ? 'idCardTemplate' : 'certificateTemplate',
      row['userType'],
    );
    const tokens = tokensOf(document);
    const missing = [...used].filter(
      (key) => !mayBeEmpty.has(key) && key !== 'verifyAddress' && paper.values[key] === '',
    );
    if (missing.length === 0) return [];
    return [`${textOf(row['recipient'])}: ${missing.map((key) => tokens[key]?.label ?? key).join(', ')}`];
  });
  const more = lines.length - mostWarnings;
  return [...lines.slice(0, mostWarnings), ...(more > 0 ? [`+ ${more}`] : [])].join('\n');
};

interface Kind {
  readonly run: 'certificateRun' | 'idCardRun';
  readonly papers: 'generatedCertificate' | 'generatedIdCard';
  readonly template: 'certificateTemplate' | 'idCardTemplate';
  /** Which of the people get one. */
  readonly choose: (run: RecordValues, people: readonly number[], work: Work) => Promise<readonly number[]>;
  readonly values: (run: RecordValues) => RecordValues;
}

const issueAll = async (kind: Kind, run: RecordValues, work: Work): Promise<void> => {
  const person = run['userType'] === 'EMPLOYEE' ? 'employee' : 'student';
  const people = await kind.choose(run, await peopleOf(run, work), work);
  if (people.length === 0) {
    throw invalidField(
      person === 'student' ? 'batches' : 'departments',
      'NOBODY',
      'There is nobody to issue one for.',
    );
  }
  if (people.length > mostPapers) {
    throw invalidField(
      person === 'student' ? 'batches' : 'departments',
      'TOO_MANY',
      'At most %{max} can be issued at once.',
      { max: mostPapers },
    );
  }
  const { userType, template, issueDate, id } = run;
  const inputs = people.map((one) => ({
    userType,
    template,
    issueDate,
    [person]: one,
    run: id,
    ...kind.values(run),
  }));
  const made = await work.records.create(work, kind.papers, inputs, system);
  const used = tokensUsed(
    designOf(await templateFor(kind.template, run, work), documentFor(kind.template, userType)),
  );
  const warnings = await missingIn(kind.papers, made, used, work);
  await work.records.update(work, kind.run, Number(id), { issued: made.length, warnings }, system);
};

const runBehaviour = (kind: Kind): Behaviour => ({
  beforeSave: async (input, current, work) => {
    if (current) return input;
    const { userType } = await templateFor(kind.template, input, work);
    return { ...input, userType };
  },
  afterSave: async (saved, before, work) => {
    if (!before) await issueAll(kind, saved, work);
  },
});

/** Certificates in bulk: all numbers consecutive, or none. */
export const certificateRunBehaviour = runBehaviour({
  run: 'certificateRun',
  papers: 'generatedCertificate',
  template: 'certificateTemplate',
  choose: async (_run, people) => people,
  values: ({ purpose, remarks }) => ({ purpose, remarks }),
});

const withoutCard = async (
  run: RecordValues,
  people: readonly number[],
  work: Work,
): Promise<readonly number[]> => {
  if (run['onlyWithout'] !== true) return people;
  const person = run['userType'] === 'EMPLOYEE' ? 'employee' : 'student';
  const cards = await work.records.list(work, 'generatedIdCard', {
    filter: { template: Number(run['template']), status: 'ACTIVE', [`${person}_in`]: [...people] },
    fields: [person],
    most: people.length,
    ...system,
  });
  const had = new Set(cards.map((card) => Number(card[person])));
  return people.filter((one) => !had.has(one));
};

export const idCardRunBehaviour = runBehaviour({
  run: 'idCardRun',
  papers: 'generatedIdCard',
  template: 'idCardTemplate',
  choose: withoutCard,
  values: () => ({}),
});
