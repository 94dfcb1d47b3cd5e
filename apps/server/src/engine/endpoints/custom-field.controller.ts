import { Controller, Get, Inject, Param } from '@nestjs/common';
import { NotFound, may } from '@school/kernel';
import type { CustomDefinition } from '@school/kernel';
import { OpenToClients } from '../calls/client-calls.ts';
import { Caller } from '../calls/session.guard.ts';
import type { CallContext } from '../context.ts';
import { Engine } from '../engine.ts';
import { succeeded } from '../envelope/envelope.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { customDefinitions } from '../custom/custom-field.store.ts';
import { Described } from '../calls/described.ts';

/** Additional fields of a resource, for those who read its records. */
@Controller('setup/v1/customFields')
@OpenToClients()
export class CustomFieldController {
  constructor(@Inject(Engine) private readonly engine: Engine) {}

  @Get(':resource')
  @Described('The fields that a school has added to a kind of record')
  async of(
    @Param('resource') key: string,
    @Caller() { actor, institute }: CallContext,
  ): Promise<Envelope<readonly CustomDefinition[]>> {
    const { catalogue, database } = this.engine;
    const resource = catalogue.has(key) ? catalogue.resource(key) : undefined;
    if (resource?.custom === undefined || !may(actor, resource.access, 'read')) throw new NotFound();
    return succeeded(await customDefinitions(database.of(institute), resource.custom));
  }
}
