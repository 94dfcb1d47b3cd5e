/** A file attached to an announcement. */
export interface NewsAttachment {
  readonly id: number;
  readonly fileName: string;
  readonly fileType: string;
  /** Bytes. */
  readonly fileSize: number;
  readonly filePath: string;
}

/** An announcement in the shape of its calls. Dates are "yyyy-MM-dd", moments ISO strings. */
export interface NewsItem {
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
  readonly attachments: readonly NewsAttachment[];
}
