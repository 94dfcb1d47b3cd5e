import { plainText } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { refuseAttachments } from './news-refusal.ts';
import { newsAttachmentsMax } from '@school/resources';

const nameOf = async ({ context, transaction }: Work): Promise<string> => {
  const [row] = await transaction.query<{ name: string }>({
    name: 'news_author',
    text: `select left(coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), username), 200) as name
       from "user" where id = $1`,
    values: [context.actor.id],
  });
  return row?.name ?? '';
};

/** The searched text follows the content, the author is whoever writes, and the number of files is limited. */
export const newsBehaviour: Behaviour = {
  beforeSave: async (input, current, work): Promise<RecordValues> => {
    const files = input['attachments'];
    if (Array.isArray(files) && files.length > newsAttachmentsMax) throw refuseAttachments();
    return {
      ...input,
      ...(typeof input['content'] === 'string' ? { contentText: plainText(input['content']) } : {}),
      ...(current ? {} : { authorName: await nameOf(work) }),
    };
  },
};
