/** Calls of the announcements stand below this one. */
export const newsBase = '/api/v1/news';

export interface NewsAttachment {
  readonly id: number;
  readonly fileName: string;
  readonly fileType: string;
  /** Bytes. */
  readonly fileSize: number;
}

/** An announcement as the calls give it. Dates are "yyyy-MM-dd", moments ISO texts. */
export interface NewsItem {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly category?: string;
  readonly audiences?: readonly string[];
  readonly authorName?: string | null;
  readonly authorId?: number | null;
  readonly publishDate?: string | null;
  readonly formattedDate?: string | null;
  readonly expiryDate?: string | null;
  readonly createdAt?: string;
  readonly updatedAt?: string;
  readonly viewCount?: number | null;
  readonly userVisitNews?: boolean;
  readonly version?: number;
  readonly attachments?: readonly NewsAttachment[];
}

/** Whether an answer is an announcement that a form can show. */
export const isNewsItem = (value: unknown): value is NewsItem =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'title' in value &&
  typeof value.title === 'string';
