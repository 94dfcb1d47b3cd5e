import { buffer } from 'node:stream/consumers';
import { extname } from 'node:path';
import { NotFound, Refusal } from '@school/kernel';
import { takeQuestionPackage } from '@school/resources';
import type { AnswerFrom } from '@school/kernel';
import type { Work } from '../../../engine/behaviour.ts';
import { handle } from '../../../engine/operation/handle.ts';
import { reasonOfError } from '../../../engine/transfer/import/row-refused.ts';
import type { Files } from '../../../platform/files/files.ts';
import { pictureAnew } from '../../../platform/files/picture.ts';
import type { BankQuestion, Loss } from './bank-question.ts';
import { readPackage, type PackageItem } from './read-package.ts';

type Outcome = AnswerFrom<typeof takeQuestionPackage>['items'][number];

const pictureTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
};
const mostPictureBytes = 1_000_000;

/** Stores the picture of a question; undefined for a picture that could not be shown to pupils. */
const keepPicture = async (
  files: Files,
  { name, content }: NonNullable<PackageItem['picture']>,
  { context }: Work,
): Promise<number | undefined> => {
  const type = pictureTypes[extname(name).toLowerCase()];
  if (!type || content.length > mostPictureBytes) return undefined;
  try {
    const anew = pictureAnew(content, type);
    if (!anew) return undefined;
    const about = { name, type, createdBy: context.actor.id };
    return (await files.keep(context.institute, about, anew)).id;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

const valuesOf = (
  { picture, ...question }: BankQuestion,
  category: number,
  file: number | undefined,
): Readonly<Record<string, unknown>> => ({
  ...question,
  name: question.name === '' ? undefined : question.name,
  category,
  ...(file === undefined ? {} : { picture: file, pictureAlt: picture?.alt }),
});

const left = (href: string, reason: Outcome['reasons'][number], detail: string): Outcome => ({
  href,
  name: null,
  type: null,
  outcome: 'LEFT',
  reasons: [reason],
  detail: detail === '' ? null : detail,
});

const take = async (files: Files, category: number, item: PackageItem, work: Work): Promise<Outcome> => {
  const { href, read } = item;
  if ('obstacle' in read) return left(href, read.obstacle, read.detail);
  const { question, losses } = read;
  const file = item.picture && (await keepPicture(files, item.picture, work));
  const isBlind = question.picture !== null && file === undefined;
  const reasons: readonly Loss[] = isBlind ? [...new Set([...losses, 'PICTURES' as const])] : losses;
  try {
    const [saved] = await work.records.create(work, 'question', [valuesOf(question, category, file)]);
    return {
      href,
      name: String(saved?.['name'] ?? ''),
      type: question.type,
      outcome: reasons.length === 0 ? 'TAKEN' : 'PARTLY',
      reasons: [...reasons],
      detail: null,
    };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 403) throw error;
    return { ...left(href, 'REFUSED', reasonOfError(error, (path) => path) ?? ''), type: question.type };
  }
};

/** Imports question packages (QTI) into the bank; what is not imported is reported item by item. */
export const bankPackageHandlers = (files: Files) => [
  handle(takeQuestionPackage, async ({ input: { category, fileId }, context, work }) => {
    if (!(await work.records.read(work, 'questionCategory', category))) throw new NotFound();
    const file = await files.find(context.institute, fileId);
    if (!file || file.owner || file.createdBy !== context.actor.id) throw new NotFound();
    const items = await readPackage(await buffer(await files.read(context.institute, file)));
    const outcomes: Outcome[] = [];
    for (const item of items) outcomes.push(await take(files, category, item, work));
    const count = (outcome: Outcome['outcome']): number =>
      outcomes.filter((one) => one.outcome === outcome).length;
    return { taken: count('TAKEN') + count('PARTLY'), left: count('LEFT'), items: outcomes };
  }),
];
