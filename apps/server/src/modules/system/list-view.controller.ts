import { Body, Controller, Delete, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { Forbidden, NotFound, Refusal, may } from '@school/kernel';
import type { Actor } from '@school/kernel';
import type { CallContext } from '../../engine/context.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import { Engine } from '../../engine/engine.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';
import { BodyPipe } from '../../platform/bodies/body.pipe.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { ListViewBody } from './list-view.bodies.ts';
import { ownViews, viewById } from './list-view.store.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { Described } from '../../engine/calls/described.ts';

const mostOwn = 50;
const mostBytes = 8_192;
const system = { system: true };

const shares = ({ role, privileges }: Actor): boolean => role === 'ADMIN' || privileges.has('ShareViews');

/** Staff share among staff; only those who may share decide what others see initially, and share with other roles. */
const maySave = (actor: Actor, { audience, role, preferred }: ListViewBody): boolean =>
  audience === 'MINE' ||
  shares(actor) ||
  (audience === 'ROLE' && actor.role === 'EMPLOYEE' && (role ?? actor.role) === actor.role && !preferred);

/** Saved views of lists. Sharing with everyone, and changing what others have shared, takes the privilege `ShareViews`. */
@Controller('setup/v1/views')
export class ListViewController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Engine) private readonly engine: Engine,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  @Post()
  @Described('Saves a view of a list')
  @HttpCode(201)
  async create(
    @Body(new BodyPipe(ListViewBody)) body: ListViewBody,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly id: number }>> {
    this.assertGood(caller.actor, body);
    const count = await ownViews(this.database.of(caller.institute), caller.actor.id, body.resource);
    if (count >= mostOwn)
      throw new Refusal(409, 'You can save at most %{max} views of a list.', {
        code: 'TOO_MANY',
        params: { max: mostOwn },
      });
    const values = { ...body, role: body.role ?? null, owner: caller.actor.id };
    const [saved] = await this.records.create(caller, 'listView', [values], system);
    return succeeded({ id: Number(saved?.['id']) }, 'Saved');
  }

  @Put(':id')
  @Described('Changes a saved view of a list')
  async update(
    @Param('id', IdPipe) id: number,
    @Body(new BodyPipe(ListViewBody)) body: ListViewBody,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly id: number }>> {
    const { resource } = await this.changeable(caller, id);
    this.assertGood(caller.actor, { ...body, resource });
    await this.records.update(caller, 'listView', id, { ...body, resource, role: body.role ?? null }, system);
    return succeeded({ id }, 'Saved');
  }

  @Delete(':id')
  @Described('Deletes a saved view of a list')
  async remove(@Param('id', IdPipe) id: number, @Caller() caller: CallContext): Promise<Envelope<null>> {
    await this.changeable(caller, id);
    await this.records.remove(caller, 'listView', id, system);
    return succeeded(null, 'Deleted');
  }

  private assertReadable(actor: Actor, key: string): void {
    if (!this.engine.catalogue.has(key)) throw new NotFound();
    if (!may(actor, this.engine.catalogue.resource(key).access, 'read')) throw new Forbidden();
  }

  private assertGood(actor: Actor, body: ListViewBody): void {
    const { resource, state } = body;
    this.assertReadable(actor, resource);
    if (!maySave(actor, body)) throw new Forbidden();
    if (Buffer.byteLength(JSON.stringify(state)) <= mostBytes) return;
    throw invalidField('state', 'maxLength', 'A view can have at most %{max} bytes.', { max: mostBytes });
  }

  /** The caller's own views, plus all shared ones for those who may share. */
  private async changeable(
    { actor, institute }: CallContext,
    id: number,
  ): Promise<{ readonly resource: string }> {
    const view = await viewById(this.database.of(institute), id);
    const isMine = view?.owner === actor.id;
    if (!view || (view.audience === 'MINE' && !isMine)) throw new NotFound();
    if (!isMine && !shares(actor)) throw new Forbidden();
    return view;
  }
}
