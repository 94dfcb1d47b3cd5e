import type { NewsItem } from '@school/domain';
import { displayDate } from './display-date.ts';
import type { RecordValues } from '../../engine/behaviour.ts';
import { audienceOf } from './news-input.ts';

interface AttachmentRow {
  readonly id: number;
  readonly file: { readonly name: string; readonly type: string; readonly size: number } | null;
}

const attachmentOf = ({ id, file }: AttachmentRow): NewsItem['attachments'][number] => ({
  id,
  fileName: file?.name ?? '',
  fileType: file?.type ?? 'application/octet-stream',
  fileSize: Number(file?.size ?? 0),
  filePath: `api/v1/news/download/${id}`,
});

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** @param locale the caller's language, for the written date */
export const newsAnswer = (
  row: RecordValues,
  about: { readonly visited: boolean; readonly locale: string },
): NewsItem => {
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
