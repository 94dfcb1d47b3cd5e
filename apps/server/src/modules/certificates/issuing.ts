import { randomBytes } from 'node:crypto';
import { Conflict, tokensOf } from '@school/kernel';
import type { Document, Paper, TokenValues } from '@school/kernel';
import { countOfSeries, paperNumber, yearOnPaper, type PaperSeries } from '@school/domain';
import { catalogue, documentTemplates } from '@school/resources';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import type { Design } from '../../engine/document/documents.ts';
import { letterhead, printedDay } from '../../platform/letterhead/letterhead.ts';
import { usedTokens } from '../../platform/templates/check-tokens.ts';
import { parseTemplate } from '../../platform/templates/render-template.ts';
import { keepPaper, nextOfCount, type PaperResource } from './paper.store.ts';

export const system = { system: true } as const;
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The document definition that renders documents of a template. */
export const documentFor = (template: string, userType: unknown): Document => {
  const keys: Readonly<Record<string, readonly [student: string, employee: string]>> = {
    certificateTemplate: ['studentCertificate', 'employeeCertificate'],
    idCardTemplate: ['studentIdCard', 'employeeIdCard'],
    tcTemplate: ['transferCertificate', 'transferCertificate'],
  };
  const key = keys[template]?.[userType === 'EMPLOYEE' ? 1 : 0];
  const document = catalogue.documents.find((one) => one.key === key);
  if (!document) throw new Error(`No document is written by "${template}".`);
  return document;
};

/** The default look of documents without a custom design. */
export const usualDesign = ({ key, papers }: Document): Design => {
  const usual = Object.entries(documentTemplates).find(([name]) => name === key)?.[1];
  if (!usual) throw new Error(`"${key}" has no usual design.`);
  const { body, style, back } = usual;
  return {
    paper: papers[0],
    body: body.trim(),
    style: style.trim(),
    ...(back === undefined ? {} : { back: back.trim() }),
  };
};

/** The design of a template as it is stored. */
export const designOf = (template: RecordValues, { papers }: Document): Design => {
  const back = textOf(template['back']);
  const paper: Paper = papers.find((one) => one === template['paper']) ?? papers[0];
  return {
    paper,
    body: textOf(template['body']),
    style: textOf(template['style']),
    ...(back === '' ? {} : { back }),
  };
};

/** Tokens that a design uses. */
export const tokensUsed = ({ body, back = '' }: Design): ReadonlySet<string> =>
  new Set([...usedTokens(parseTemplate(body)), ...usedTokens(parseTemplate(back))]);

/** A code of 128 random bits, by which outsiders verify a document. */
export const newCode = (): string => randomBytes(16).toString('hex');

export const seriesOf = (row: RecordValues): PaperSeries => ({
  prefix: textOf(row['numberPrefix']),
  suffix: textOf(row['numberSuffix']),
  digits: Number(row['numberDigits'] ?? 4),
  start: Number(row['numberStart'] ?? 1),
  resetYearly: row['resetYearly'] === true,
});

/** The academic year of a day; without one, documents show the calendar year. */
export const yearOf = async (
  day: string,
  work: Work,
): Promise<{ readonly id: number | null; readonly words: string }> => {
  const filter = { startDate_lte: day, endDate_gte: day };
  const [year] = await work.records.list(work, 'academicYear', { filter, range: [0, 0], ...system });
  if (!year) return { id: null, words: day.slice(0, 4) };
  return {
    id: Number(year['id']),
    words: yearOnPaper(String(year['startDate']), String(year['endDate'])),
  };
};

/** Nobody writes more consecutive numbers by hand. */
const mostTaken = 1000;

/** The next number of a series (R29): assigned on issue or not at all, never twice, and never one in use elsewhere. */
export const takeNumber = async (
  resource: PaperResource,
  field: 'number' | 'cardNumber',
  series: PaperSeries,
  day: string,
  work: Work,
): Promise<string> => {
  const { words } = await yearOf(day, work);
  const count = countOfSeries(series, words);
  for (let tries = 0; tries < mostTaken; tries += 1) {
    const next = await nextOfCount(work.transaction, resource, count, series.start);
    const number = paperNumber(series, next, words);
    const taken = await work.records.count(work, resource, { filter: { [field]: number }, ...system });
    if (taken === 0) return number;
  }
  throw new Conflict('No free number was found. Change how documents are numbered.', {
    code: 'NO_NUMBER',
  });
};

/** A day in the institution's print format. */
export const onPaper = async (day: string, work: Work): Promise<string> =>
  day === '' ? '' : printedDay(day, (await letterhead(work.transaction)).dateOrder);

export interface Writing {
  readonly resource: PaperResource;
  readonly record: number;
  readonly revision: number;
  readonly code: string;
  readonly document: Document;
  readonly design: Design;
  /** The values of fields, and those the document itself adds. */
  readonly values: TokenValues;
}

/** Stores a document as it is now: design, values, and the pictures it shows. */
export const writePaper = async (writing: Writing, work: Work): Promise<void> => {
  const { document, values } = writing;
  const files = Object.entries(tokensOf(document)).flatMap(([key, { kind }]) => {
    const id = kind === 'image' ? Number(values[key] ?? '') : 0;
    return id > 0 ? [id] : [];
  });
  const { key, ...paper } = { ...writing, key: document.key };
  await keepPaper(work.transaction, { ...paper, document: key }, files);
};
