import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { TokenValues } from '@school/kernel';
import type { CallContext } from '../../engine/context.ts';
import type { DocumentBinding } from '../../engine/document/documents.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';
import { Database } from '../../platform/database/database.ts';
import type { Connection } from '../../platform/database/database.ts';
import { groupFacts, type GroupFacts } from './exam.store.ts';
import { averages, paperOf } from './reports/mark-reports.ts';
import { cardResults, cardSetting, type CardResult, type CardSetting } from './report-card.store.ts';
import { groupMarks } from './results.ts';

/** The exams of an exam group by student. */
export const papersOf = async (connection: Connection, group: GroupFacts) => {
  const { rows, scale, rules } = await groupMarks(connection, group);
  const average = averages(rows);
  return (student: number) =>
    rows
      .filter((row) => row.student === student)
      .map((row) => ({
        id: row.exam,
        score: row.score,
        ...paperOf(row, scale, rules.gradeRounding, average.get(row.exam)),
      }));
};

/** The subjects of one student's result, each with its mark. */
export type Papers = ReturnType<Awaited<ReturnType<typeof papersOf>>>;

const yes = (shown: boolean): string => (shown ? 'yes' : '');
const said = (value: string | null): string => value ?? '–';

const summaryOf = (result: CardResult, group: GroupFacts, setting: CardSetting) => {
  const score = group.gradingType === 'GPA' ? 'GPA' : 'Percent';
  const facts: (readonly [string, string | null | undefined | false])[] = [
    ['Total', group.examType !== 'GRADES' && `${result.total} of ${result.maximum}`],
    [score, result.score],
    ['Grade', setting.showGrade && result.grade],
    ['Rank in the batch', setting.showRank && result.rank !== null && String(result.rank)],
    ['Result', result.outcome === null ? null : result.outcome === 'PASS' ? 'Passed' : 'Failed'],
    ['Below the pass mark in', result.outcome === 'FAIL' && result.belowPass],
    ['No mark in', result.outcome === 'FAIL' && result.missed],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
};

const valuesOf = (
  result: CardResult,
  group: GroupFacts,
  setting: CardSetting,
  papers: Papers,
): TokenValues => ({
  header: setting.header ?? '',
  footer: setting.footer ?? '',
  examGroup: group.name,
  name: result.name,
  facts: [
    { label: 'Batch', value: group.batchName },
    { label: 'Roll number', value: said(result.rollNumber) },
    { label: 'Admission number', value: result.admissionNumber },
  ],
  subjects: papers.map((paper) => ({
    subject: paper.subject,
    marks: said(paper.marks),
    maximum: said(paper.maximum),
    percent: said(paper.percent),
    grade: paper.grade,
    average: said(paper.average),
    outcome: paper.outcome,
    remarks: paper.remarks,
  })),
  summary: summaryOf(result, group, setting),
  showPercentage: yes(setting.showPercentage),
  showGrade: yes(setting.showGrade),
  showAverage: yes(setting.showClassAverage),
  // A column without any entries only wastes space.
  showRemarks: yes(setting.showRemarks && papers.some(({ remarks }) => remarks !== '')),
  signatures: (setting.signatures ?? '')
    .split(',')
    .map((name) => ({ name: name.trim() }))
    .filter(({ name }) => name !== ''),
});

/** Report cards, for those whom the result rules let see them. */
@Injectable()
export class ReportCards implements DocumentBinding {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  /** @throws NotFound when a result does not exist or the caller may not see it */
  readonly read = async (context: CallContext, ids: readonly number[]): Promise<readonly TokenValues[]> => {
    const connection = this.database.of(context.institute);
    const seen = await this.records.list(context, 'examResult', {
      filter: { id_in: [...ids] },
      fields: ['id'],
    });
    if (seen.length < new Set(ids).size) throw new NotFound();
    const results = new Map((await cardResults(connection, ids)).map((row) => [row.id, row]));
    const cards = await this.groups(connection, [...results.values()]);
    return ids.map((id) => {
      const result = results.get(id);
      const card = result && cards.get(result.group);
      if (!card) throw new NotFound();
      return valuesOf(result, card.group, card.setting, card.papers(result.student));
    });
  };

  private async groups(connection: Connection, results: readonly CardResult[]) {
    const found = new Map<
      number,
      { group: GroupFacts; setting: CardSetting; papers: Awaited<ReturnType<typeof papersOf>> }
    >();
    for (const id of new Set(results.map(({ group }) => group))) {
      const group = await groupFacts(connection, id);
      if (!group) throw new NotFound();
      const setting = await cardSetting(connection, group.course);
      found.set(id, { group, setting, papers: await papersOf(connection, group) });
    }
    return found;
  }
}
