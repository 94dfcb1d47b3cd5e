import { filledComment } from '@school/domain';
import { Conflict, isAmong } from '@school/kernel';
import type { Behaviour, Behaviours, RecordValues, Work } from '../../../engine/behaviour.ts';
import { askFirst } from '../../../engine/own-calls/ask-first.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { accountsOfBatch, partOf } from '../exam.store.ts';
import { keepers } from '../exam-rights.ts';
import { cardsWithGaps } from './card.store.ts';
import { generateCards } from './generate-cards.ts';

const keepFigures = async (report: RecordValues, work: Work): Promise<void> => {
  const values = await generateCards(report, work);
  await work.records.update(work, 'gradebookReport', Number(report['id']), values, { system: true });
};

const basis = [
  'batch',
  'scheme',
  'term',
  'assessmentTerm',
  'cceExamCategory',
  'icseExamCategory',
  'fromDate',
  'toDate',
] as const;

/** Families read what is published, so the publisher is told what is still missing. */
const askAboutGaps = async (report: RecordValues, work: Work): Promise<void> => {
  // External and internal assessment of a category belong to every subject with assigned ICSE weightages.
  const every = report['scheme'] === 'ICSE' && Boolean(report['icseExamCategory']);
  const gaps = await cardsWithGaps(work.transaction, Number(report['id']), every);
  const missing = Number(report['missing'] ?? 0);
  if (gaps === 0 && missing === 0) return;
  askFirst(work.context, {
    message:
      'Report cards with gaps: %{gaps}. Students without any result: %{missing}. Families will see the report cards as they are now.',
    reason: 'cardsHaveGaps',
    params: { gaps, missing },
  });
};

const reportBehaviour: Behaviour = {
  beforeSave: (input, current) => {
    const scheme = { ...current, ...input }['scheme'];
    return {
      ...input,
      ...(scheme === 'MARKS' ? {} : { term: null }),
      ...(scheme === 'GRADEBOOK' ? {} : { assessmentTerm: null }),
      ...(scheme === 'CCE' ? {} : { cceExamCategory: null }),
      ...(scheme === 'ICSE' ? {} : { icseExamCategory: null }),
    };
  },
  afterSave: async (saved, before, work) => {
    if (before && basis.every((key) => before[key] === saved[key])) return;
    await keepFigures(saved, work);
  },
  actions: {
    generate: async (rows, _asked, work) => {
      for (const row of rows) await keepFigures(row, work);
      return { generated: rows.length };
    },
  },
  transitions: {
    publish: async (row, _asked, work) => {
      if (row['outOfDateSince']) {
        throw new Conflict('Marks have changed since then. Calculate the report cards again first.', {
          code: 'OUT_OF_DATE',
        });
      }
      await askAboutGaps(row, work);
      const batch = await work.records.read(work, 'batch', Number(row['batch']), { system: true });
      const accounts = await accountsOfBatch(work.transaction, Number(row['batch']));
      await notify(work.transaction, accounts, {
        message: 'exam.results',
        params: { name: String(row['name']), batch: String(batch?.['fullName'] ?? '') },
        link: '/student/report_cards',
      });
      return { publishedOn: work.context.today };
    },
    takeBack: () => ({}),
  },
};

/** Tutors write remarks until the cards are published, the office also afterwards. */
const cardBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (!current || work.system) return input;
    const { actor } = work.context;
    if (!isAmong(actor, keepers)) {
      const { tutors } = await partOf(work.transaction, actor.employee, { batch: Number(current['batch']) });
      if (!tutors) throw new Conflict('This is not yours to change.', { code: 'NOT_YOURS' });
      const report = await work.records.read(work, 'gradebookReport', Number(current['report']), {
        system: true,
      });
      if (report?.['status'] === 'PUBLISHED') {
        throw new Conflict('The report card is published. The examination office can still change it.', {
          code: 'PUBLISHED',
        });
      }
    }
    const chosen = input['comment'];
    if (!chosen || chosen === current['comment'] || input['remark']) return input;
    const [comment, student] = [
      await work.records.read(work, 'commentBankItem', Number(chosen), { system: true }),
      await work.records.read(work, 'student', Number(current['student']), { system: true }),
    ];
    const words = { name: String(student?.['firstName'] ?? ''), gender: String(student?.['gender'] ?? '') };
    return { ...input, remark: filledComment(String(comment?.['text'] ?? ''), words) };
  },
  actions: {
    sign: async (rows, _asked, work) => {
      const { guardian } = work.context.actor;
      for (const row of rows) {
        const values = { signedAt: new Date().toISOString(), signedBy: guardian };
        await work.records.update(work, 'gradebookCard', Number(row['id']), values, { system: true });
      }
      return { signed: rows.length };
    },
  },
};

/** Rules of report cards that the definitions cannot express. */
export const cardBehaviours: Behaviours = { gradebookReport: reportBehaviour, gradebookCard: cardBehaviour };
