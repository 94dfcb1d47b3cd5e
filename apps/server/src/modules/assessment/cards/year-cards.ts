import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { TokenValues } from '@school/kernel';
import type { GradeLevel } from '@school/domain';
import type { CallContext } from '../../../engine/context.ts';
import type { DocumentBinding } from '../../../engine/document/documents.ts';
import { RECORDS } from '../../../engine/records.ts';
import type { Records } from '../../../engine/records.ts';
import { verifyAddress, verifyCode } from '../../verification/verify-address.ts';
import { Database, type Connection } from '../../../platform/database/database.ts';
import { Files } from '../../../platform/files/files.ts';
import { SETTINGS } from '../../../platform/platform.tokens.ts';
import type { Settings } from '../../../platform/settings/definitions.ts';
import { pictureOf } from '../../../platform/letterhead/letterhead.ts';
import { scaleOf } from '../exam.store.ts';
import { icseRules, type IcseRules } from '../icse/icse.store.ts';
import { cardSetting, type CardSetting } from '../report-card.store.ts';
import { cardLook, printedCards, type CardLook, type PrintedCard } from './card.store.ts';

const said = (value: string | null): string => value ?? '–';

interface Look {
  readonly setting: CardSetting;
  readonly look: CardLook;
  readonly scale: readonly GradeLevel[];
  /** Where ICSE differs; undefined on cards of other schemes. */
  readonly icse: IcseRules | undefined;
}

/** What a card of a batch and scheme shows: the settings for all report cards, overridden by those of ICSE. */
const lookOf = async (connection: Connection, card: PrintedCard): Promise<Look> => {
  const [look, setting, scale] = [
    await cardLook(connection),
    await cardSetting(connection, card.course),
    await scaleOf(connection, card.batch),
  ];
  if (card.scheme !== 'ICSE') return { look, setting, scale, icse: undefined };
  const icse = await icseRules(connection);
  const { showGrade, showRemarks, showAttendance } = icse;
  return {
    look: { ...look, showAttendance },
    setting: {
      ...setting,
      showGrade,
      showRemarks,
      header: icse.header ?? setting.header,
      signatures: icse.signatures ?? setting.signatures,
    },
    scale,
    icse,
  };
};

const summaryOf = (
  card: PrintedCard,
  { setting, look }: Look,
): readonly { label: string; value: string }[] => {
  const facts: readonly (readonly [label: string, value: string | null | false])[] = [
    [card.gradingType === 'GPA' ? 'GPA' : 'Average in percent', card.score],
    ['Grade', setting.showGrade && card.grade],
    ['CGPA', card.points],
    ['Rank in the batch', setting.showRank && card.rank !== null && String(card.rank)],
    ['Attendance', look.showAttendance && card.attendance && `${card.attendance} %`],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
};

/** What outsiders verify the document by; nothing on unpublished cards. */
const checkOf = (
  { code, isPublished }: PrintedCard,
  { institute }: CallContext,
  publicUrl: string,
): TokenValues => {
  if (!isPublished || code === null) return { verifyAddress: '', verifyCode: '' };
  return {
    verifyAddress: verifyAddress(publicUrl, institute, code),
    verifyCode: verifyCode(institute, code),
  };
};

const valuesOf = (card: PrintedCard, photo: string, with_: Look): TokenValues => {
  const { subjects, areas } = card.figures;
  const { setting, look, scale, icse } = with_;
  const heads = card.isPart && icse?.showParts === false ? [] : card.figures.heads;
  const totalHead = card.gradingType === 'GPA' ? 'GPA' : 'Total in percent';
  return {
    header: setting.header ?? '',
    footer: setting.footer ?? '',
    title: card.report,
    name: card.name,
    photo,
    facts: [
      { label: 'Batch', value: card.batchName },
      { label: 'Academic year', value: said(card.year) },
      { label: 'Roll number', value: said(card.rollNumber) },
      { label: 'Admission number', value: card.admissionNumber },
    ],
    ...Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`h${at + 1}`, heads[at] ?? ''])),
    totalHead: icse?.showTotal === false ? '' : totalHead,
    gradeHead: icse?.showGrade === false ? '' : 'Grade',
    resultHead: subjects.some(({ isPassed }) => isPassed !== undefined) ? 'Result' : '',
    subjects: subjects.map(({ subject, cells, total, grade, isPassed }) => ({
      subject,
      ...Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`c${at + 1}`, said(cells[at] ?? null)])),
      total: said(total),
      grade: said(grade),
      result: isPassed === undefined ? '' : isPassed ? 'Passed' : 'Failed',
    })),
    areas: areas.map((area) => ({ ...area })),
    summary: summaryOf(card, with_),
    activities: card.activities ?? '',
    remark: setting.showRemarks ? (card.remark ?? '') : '',
    principalRemark: setting.showRemarks ? (card.principalRemark ?? '') : '',
    legend: look.showLegend
      ? scale.map(({ name, minScore }) => ({ grade: name, from: String(Number(minScore)) }))
      : [],
    signatures: (setting.signatures ?? '')
      .split(',')
      .map((name) => ({ name: name.trim() }))
      .filter(({ name }) => name !== ''),
  };
};

/** Report cards of terms and years, for those whom the card rules let see them. */
@Injectable()
export class YearCards implements DocumentBinding {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RECORDS) private readonly records: Records,
    @Inject(Files) private readonly files: Files,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws NotFound when a card does not exist or the caller may not see it */
  readonly read = async (context: CallContext, ids: readonly number[]): Promise<readonly TokenValues[]> => {
    const connection = this.database.of(context.institute);
    const seen = await this.records.list(context, 'gradebookCard', {
      filter: { id_in: [...ids] },
      fields: ['id'],
    });
    if (seen.length < new Set(ids).size) throw new NotFound();
    const cards = new Map((await printedCards(connection, ids)).map((card) => [card.id, card]));
    const looks = new Map<string, Look>();
    const values: TokenValues[] = [];
    for (const id of ids) {
      const card = cards.get(id);
      if (!card) throw new NotFound();
      const place = `${card.batch}-${card.scheme}`;
      const known = looks.get(place) ?? (await lookOf(connection, card));
      looks.set(place, known);
      const photo =
        known.look.showPhoto && card.photo !== null
          ? await pictureOf(this.files, context.institute, card.photo)
          : '';
      values.push({
        ...valuesOf(card, photo, known),
        ...checkOf(card, context, this.settings.publicUrl),
      });
    }
    return values;
  };
}
