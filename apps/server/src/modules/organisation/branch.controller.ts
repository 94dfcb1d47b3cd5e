import { Body, Controller, HttpCode, Inject, Param, Patch, Post, Put, Req } from '@nestjs/common';
import { Forbidden, NotFound } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import type { RecordOf, RecordValues } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { Described } from '../../engine/calls/described.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';
import { asInput } from '../../engine/write/accept-input.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { CurrentSession } from '../../platform/sessions/current-session.ts';
import { requireHeadOffice, requireSameCode } from './branch-rules.ts';
import { BranchEntry } from './branch-entry.ts';
import type { EnteredBranch } from './branch-entry.ts';
import { prepareBranch } from './prepare-branch.ts';

const key = 'instituteBranch';

const requireAdministrator = ({ actor, institute }: CallContext): void => {
  if (actor.role !== 'ADMIN') throw new Forbidden();
  requireHeadOffice(institute);
};

/** Branches are created, prepared and entered by administrators of the head office. */
@Controller('setup/v1/InstituteBranches')
export class BranchController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RECORDS) private readonly records: Records,
    @Inject(WriteCalls) private readonly calls: WriteCalls,
    @Inject(BranchEntry) private readonly entry: BranchEntry,
  ) {}

  /** Saves the branch first, so that it can be prepared again if preparation is interrupted. */
  @Post(['save', ''])
  @Described('Makes a branch and prepares it', { takes: 'instituteBranch' })
  @HttpCode(201)
  async save(
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<RecordOf<'instituteBranch'>>> {
    requireAdministrator(caller);
    const { data } = await this.calls.run({ request, caller }, async (work) => {
      const [saved] = await this.records.create(work, key, [asInput(body)]);
      return saved as RecordValues;
    });
    return succeeded(await this.made(data, caller), 'The branch is ready.');
  }

  @Put(['update/:id', ':id'])
  @Described('Changes a branch', { takes: 'instituteBranch' })
  update(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<RecordOf<'instituteBranch'>>> {
    return this.change(id, request, body, caller);
  }

  @Patch(['update/:id', ':id'])
  @Described('Changes a branch', { takes: 'instituteBranch' })
  patch(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<RecordOf<'instituteBranch'>>> {
    return this.change(id, request, body, caller);
  }

  @Post('prepare/:id')
  @Described('Prepares a branch again whose preparation broke off')
  @HttpCode(200)
  async prepare(
    @Param('id', IdPipe) id: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<RecordOf<'instituteBranch'>>> {
    requireAdministrator(caller);
    const branch = await this.records.read(caller, key, id);
    if (!branch) throw new NotFound();
    return succeeded(await this.made(branch, caller), 'The branch is ready.');
  }

  /** Returns a sign-in to the branch, which lasts as long as the session in the head office. */
  @Post('enter/:id')
  @Described('Signs the caller in to a branch')
  @HttpCode(200)
  async enter(
    @Param('id', IdPipe) id: number,
    @Req() { headers }: FastifyRequest,
    @Caller() caller: CallContext,
    @CurrentSession() session: Session,
  ): Promise<Envelope<EnteredBranch>> {
    requireAdministrator(caller);
    const from = { sessionId: session.id, userAgent: headers['user-agent'] ?? '' };
    return succeeded(await this.entry.enter(id, caller, from));
  }

  private async made(branch: RecordValues, caller: CallContext): Promise<RecordValues> {
    const { code, name } = branch as { readonly code: string; readonly name: string };
    await prepareBranch({ database: this.database, records: this.records }, { code, name });
    return this.records.update(caller, key, Number(branch['id']), { state: 'READY' }, { system: true });
  }

  private change(
    id: number,
    request: FastifyRequest,
    body: unknown,
    caller: CallContext,
  ): Promise<Envelope<RecordOf<'instituteBranch'>>> {
    requireAdministrator(caller);
    return this.calls.run({ request, caller }, async (work) => {
      const before = await this.records.read(work, key, id);
      if (!before) throw new NotFound();
      const { id: _id, ...input } = asInput(body);
      requireSameCode(input, before);
      const after = await this.records.update(work, key, id, input);
      if (before['active'] === true && after['active'] === false)
        await this.entry.close(String(after['code']));
      return after;
    });
  }
}
