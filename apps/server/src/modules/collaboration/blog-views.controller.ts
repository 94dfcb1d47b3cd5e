import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import { writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { Described } from '../../engine/calls/described.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';

interface Views {
  /** How many people have read the post. */
  readonly views: number;
}

/** Records a reader once; the author and those who look at unpublished posts do not count as readers. */
const noteReader = async ({ context, transaction }: Work, post: number): Promise<readonly number[]> => {
  const rows = await transaction.query<{ id: number }>({
    name: 'blog_view',
    text: `insert into blog_view (post_id, user_id, created_by)
      select p.id, $2, $2 from blog_post p
        where p.id = $1 and p.status = 'PUBLISHED' and p.created_by is distinct from $2
      on conflict (post_id, user_id) do nothing returning id::float8 as id`,
    values: [post, context.actor.id],
  });
  return rows.map(({ id }) => id);
};

/** Who has read which post. */
@Controller('collab/v1/blog/views')
export class BlogViewsController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  /** Records that the caller has opened a post and returns how many have. @throws Refusal 404 */
  @Post(':id')
  @Described('Notes that the caller has opened a blog post and tells how many have')
  @HttpCode(200)
  record(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Caller() caller: CallContext,
  ): Promise<Envelope<Views>> {
    return this.writes.run({ request, caller }, async (work) => {
      if (!(await work.records.read(work, 'blogPost', id))) throw new NotFound();
      const added = await noteReader(work, id);
      writeAuditLines(
        work,
        'blogView',
        'create',
        added.map((view) => ({ id: view, version: 1 })),
      );
      const [row] = await work.transaction.query<Views>({
        name: 'blog_view_count',
        text: 'select count(*)::int as views from blog_view where post_id = $1',
        values: [id],
      });
      return { views: row?.views ?? 0 };
    });
  }
}
