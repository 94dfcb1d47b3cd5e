import type { AnyResource } from '@school/kernel';
import { newsAttachment } from './news-attachment.resource.ts';
import { newsView } from './news-view.resource.ts';
import { news } from './news.resource.ts';

export const newsResources: readonly AnyResource[] = [news, newsAttachment, newsView];
