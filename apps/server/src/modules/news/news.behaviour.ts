import { plainText } from '@school/kernel';
import type { Behaviour, RecordValues } from '../../engine/behaviour.ts';
import { refuseAttachments } from './news-refusal.ts';
import { newsAttachmentsMax } from '@school/resources';
import { nameOfAccount } from '../../platform/accounts/accounts.ts';

/** The searched text follows the content, the author is whoever writes it, and the number of files is limited. */
export const newsBehaviour: Behaviour = {
  beforeSave: async (input, current, work): Promise<RecordValues> => {
    const files = input['attachments'];
    if (Array.isArray(files) && files.length > newsAttachmentsMax) throw refuseAttachments();
    return {
      ...input,
      ...(typeof input['content'] === 'string' ? { contentText: plainText(input['content']) } : {}),
      ...(current ? {} : { authorName: await nameOfAccount(work.transaction, work.context.actor.id) }),
    };
  },
};
