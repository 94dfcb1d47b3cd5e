import type { Connection } from '../../../platform/database/database.ts';
import type { PaperSource } from '../../verification/verifiable-papers.ts';
import type { CardFigures } from '@school/domain';

interface CodedCard {
  readonly name: string;
  readonly admissionNumber: string;
  readonly batch: string;
  readonly report: string;
  readonly publishedOn: string;
  readonly isPublished: boolean;
  readonly score: string | null;
  readonly grade: string | null;
  readonly figures: CardFigures;
}

const cardWithCode = async (connection: Connection, code: string): Promise<CodedCard | undefined> => {
  const [row] = await connection.query<CodedCard>({
    name: 'report_card_with_code',
    text: `select concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name,
        s.admission_number as "admissionNumber", concat_ws(' ', c.code, b.name) as batch, r.name as report,
        r.published_on::text as "publishedOn", r.status = 'PUBLISHED' as "isPublished", d.score::text as score, d.grade,
        d.figures
      from gradebook_card d join gradebook_report r on r.id = d.report_id join student s on s.id = d.student_id
        join batch b on b.id = d.batch_id join course c on c.id = b.course_id
      where lower(btrim(d.code)) = $1 and r.published_on is not null`,
    values: [code],
  });
  return row;
};

/**
 * Report cards by their code: whose, of what, and the figures currently valid, for comparison with those on paper.
 * Withdrawn cards are shown as revoked, without figures.
 */
export const verifiedCards: PaperSource = async (connection, code) => {
  const card = await cardWithCode(connection, code);
  if (!card) return undefined;
  const facts = [
    { key: 'report', value: card.report },
    { key: 'batch', value: card.batch },
    { key: 'admissionNumber', value: card.admissionNumber },
    { key: 'average', value: (card.isPublished && card.score) || '' },
    { key: 'grade', value: (card.isPublished && card.grade) || '' },
  ] as const;
  return {
    kind: 'REPORT_CARD',
    number: '',
    name: card.name,
    issuedOn: card.publishedOn,
    validUntil: null,
    status: card.isPublished ? 'VALID' : 'REVOKED',
    facts: facts.filter(({ value }) => value !== ''),
    figures: card.isPublished
      ? card.figures.subjects.map(({ subject, total, grade }) => ({
          label: subject,
          value: [total, grade].filter(Boolean).join(' · '),
        }))
      : [],
  };
};
