import { Conflict, isAmong } from '@school/kernel';
import { writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { holdersOf } from '../../platform/notifications/holders.ts';
import { nameOfAccount } from '../../platform/accounts/accounts.ts';

const moderates = ({ context }: Work): boolean => isAmong(context.actor, ['BlogModeration']);

const noteLikes = (work: Work, verb: string, rows: readonly { readonly id: string }[]): void =>
  writeAuditLines(
    work,
    'blogLike',
    verb,
    rows.map(({ id }) => ({ id: Number(id), version: 1 })),
  );

const like = async ([row]: readonly RecordValues[], work: Work): Promise<unknown> => {
  const { transaction, context } = work;
  const added = await transaction.query<{ id: string }>({
    name: 'blog_like',
    text: `insert into blog_like (post_id, user_id, created_by) values ($1, $2, $2)
      on conflict (post_id, user_id) do nothing returning id`,
    values: [row?.['id'], context.actor.id],
  });
  noteLikes(work, 'create', added);
  return { id: row?.['id'] };
};

const unlike = async ([row]: readonly RecordValues[], work: Work): Promise<unknown> => {
  const { transaction, context } = work;
  const gone = await transaction.query<{ id: string }>({
    name: 'blog_unlike',
    text: 'delete from blog_like where post_id = $1 and user_id = $2 returning id',
    values: [row?.['id'], context.actor.id],
  });
  noteLikes(work, 'delete', gone);
  return { id: row?.['id'] };
};

/** Who wrote a post, when it was published, and that its author cannot delete what others have said about it. */
export const blogPostBehaviour: Behaviour = {
  beforeSave: async (input, before, work): Promise<RecordValues> =>
    before ? input : { ...input, author: await nameOfAccount(work.transaction, work.context.actor.id) },
  beforeDelete: async (row, work): Promise<void> => {
    if (moderates(work)) return;
    const [other] = await work.transaction.query({
      name: 'blog_comments_of_others',
      text: `select from record_comment where resource = 'blogPost' and record_id = $1
        and author_id is distinct from $2 limit 1`,
      values: [row['id'], work.context.actor.id],
    });
    if (other)
      throw new Conflict('Others have commented on this post. Take it down instead.', {
        code: 'HAS_COMMENTS',
      });
  },
  transitions: {
    submit: async (row, _input, { transaction }): Promise<RecordValues> => {
      await notify(transaction, await holdersOf(transaction, 'BlogModeration'), {
        message: 'blog.pending',
        params: { title: String(row['title']), name: String(row['author'] ?? '') },
        link: `/blog_posts/${row['id']}`,
      });
      return {};
    },
    publish: (): RecordValues => ({ publishedAt: new Date().toISOString() }),
  },
  actions: {
    like: (rows, _input, work) => like(rows, work),
    unlike: (rows, _input, work) => unlike(rows, work),
  },
};
