import { displayDate } from './display-date.ts';
import type { RecordValues } from '../../engine/behaviour.ts';
import { audienceOf } from './news-input.ts';

interface AttachmentRow {
  readonly id: number;
  readonly file: { readonly name: string; readonly type: string; readonly size: number } | null;
}

/** An item in the shape of the announcement calls. Dates are "yyyy-MM-dd", moments ISO texts, sizes bytes. */
export interface NewsAnswer {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly category: string;
  readonly audience: string;
  readonly audiences: readonly string[];
  readonly targetAudience: readonly string[];
  readonly authorName: string | null;
  readonly authorId: number | null;
  readonly publishDate: string | null;
  readonly formattedDate: string | null;
  readonly expiryDate: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly viewCount: number;
  readonly userVisitNews: boolean;
  readonly version: number;
  readonly attachments: readonly {
    readonly id: number;
    readonly fileName: string;
    readonly fileType: string;
    readonly fileSize: number;
    readonly filePath: string;
  }[];
}

const attachmentOf = ({ id, file }: AttachmentRow): NewsAnswer['attachments'][number] => ({
  id,
  fileName: file?.name ?? '',
  fileType: file?.type ?? 'application/octet-stream',
  fileSize: Number(file?.size ?? 0),
  filePath: `api/v1/news/download/${id}`,
});

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** @param locale language of the caller, for the date in words */
export const newsAnswer = (
  row: RecordValues,
  about: { readonly visited: boolean; readonly locale: string },
): NewsAnswer => {
  const audiences = row['audiences'] as readonly string[];
  const publishDate = textOrNull(row['publishDate']);
  return {
    id: Number(row['id']),
    title: String(row['title']),
    content: String(row['content']),
    category: String(row['category']),
    audience: audienceOf(audiences),
    audiences,
    targetAudience: audiences,
    authorName: textOrNull(row['authorName']),
    authorId: typeof row['createdBy'] === 'number' ? row['createdBy'] : null,
    publishDate,
    formattedDate: publishDate && displayDate(publishDate, about.locale),
    expiryDate: textOrNull(row['expiryDate']),
    createdAt: String(row['createdAt']),
    updatedAt: String(row['updatedAt']),
    viewCount: Number(row['viewCount']),
    userVisitNews: about.visited,
    version: Number(row['version']),
    attachments: ((row['attachments'] ?? []) as readonly AttachmentRow[]).map(attachmentOf),
  };
};
