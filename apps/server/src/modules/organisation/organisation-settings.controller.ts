import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query, Req } from '@nestjs/common';
import { Conflict, Forbidden, Invalid, NotFound, may } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import type { RecordOf, RecordValues } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { Engine } from '../../engine/engine.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { Described } from '../../engine/calls/described.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { singleId } from '../../engine/query/read.ts';
import { settingsDefaults } from '../../engine/query/settings-defaults.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';
import { asInput } from '../../engine/write/accept-input.ts';
import { saveSettings } from '../../engine/write/settings.ts';
import { NoQueryPipe } from '../../platform/bodies/no-query.pipe.ts';

type Settings = RecordOf<'institutionSetting'> & { readonly keyString?: string };

/** Who sends the call, and its content. */
interface Sent {
  readonly request: FastifyRequest;
  readonly caller: CallContext;
  readonly body: unknown;
}

const saved = 'Settings updated successfully';

/**
 * The settings of the institution through the calls of 000 §7.2: created while they have no `keyString`, changed by it
 * afterwards. The key is the name of the institute; the same record is returned under `InstitutionSettings`.
 */
@Controller('setup/v1')
export class OrganisationSettingsController {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(RECORDS) private readonly records: Records,
    @Inject(WriteCalls) private readonly calls: WriteCalls,
  ) {}

  @Get('get')
  @Described('Reads the settings of the institution')
  async current(@Query(NoQueryPipe) _: object, @Caller() caller: CallContext): Promise<Envelope<Settings>> {
    return succeeded((await this.stored(caller)) ?? { ...settingsDefaults(caller.actor, this.resource) });
  }

  @Get('get/:id')
  @Described('Reads the settings of the institution by their key')
  async byKey(
    @Param('id') key: string,
    @Query(NoQueryPipe) _: object,
    @Caller() caller: CallContext,
  ): Promise<Envelope<Settings>> {
    const settings = await this.stored(caller);
    if (!settings || key !== settings.keyString) throw new NotFound();
    return succeeded(settings);
  }

  /** @throws Conflict if settings already exist */
  @Post('save')
  @Described('Keeps the settings of the institution for the first time', { takes: 'institutionSetting' })
  @HttpCode(201)
  save(
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<Settings>> {
    return this.write({ request, body, caller }, undefined);
  }

  /** @throws NotFound for any key but that of the settings */
  @Put('update/:keyString')
  @Described('Changes the settings of the institution', { takes: 'institutionSetting' })
  update(
    @Param('keyString') key: string,
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<Settings>> {
    return this.write({ request, body, caller }, key);
  }

  private get resource(): AnyResource {
    return this.engine.catalogue.resource('institutionSetting');
  }

  private async stored(caller: CallContext): Promise<Settings | undefined> {
    const { resource } = this;
    if (!may(caller.actor, resource.access, 'read')) throw new Forbidden();
    const id = await singleId(this.engine.database.of(caller.institute), resource);
    const record = id === undefined ? undefined : await this.records.read(caller, resource.key, id);
    return record && { keyString: caller.institute, ...record };
  }

  private write({ request, caller, body }: Sent, key: string | undefined): Promise<Envelope<Settings>> {
    const { engine, resource } = this;
    if (!may(caller.actor, resource.access, 'update')) throw new Forbidden();
    const { keyString, ...values } = asInput(body);
    if (keyString !== undefined && keyString !== caller.institute) {
      throw new Invalid('The keyString does not match these settings.', [
        { field: 'keyString', code: 'notKey', message: 'This is not the key of these settings.' },
      ]);
    }
    const store = async (work: Parameters<Parameters<WriteCalls['run']>[1]>[0]): Promise<Settings> => {
      const known = await singleId(work.transaction, resource);
      if (key === undefined && known !== undefined) {
        throw new Conflict('Settings already exist.', { code: 'NOT_UNIQUE' });
      }
      if (key !== undefined && (known === undefined || key !== caller.institute)) throw new NotFound();
      const { json } = await saveSettings({ engine, work, resource, system: false }, values);
      return { keyString: caller.institute, ...(JSON.parse(json) as RecordValues) };
    };
    return this.calls.run({ request, caller }, store, saved);
  }
}
