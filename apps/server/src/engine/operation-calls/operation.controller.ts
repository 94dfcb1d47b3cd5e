import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { Forbidden, NotFound, isList, isOff, mayAct, resourceOf } from '@school/kernel';
import type { AnyOperation } from '@school/kernel';
import type { FastifyReply } from 'fastify';
import type { RecordValues } from '../behaviour.ts';
import { assertMeant, recordBehind, valuesOf } from '../calls/asked-options.ts';
import { listRequestOf } from '../calls/list-parameters.ts';
import { idsParameter, jsonParameter, refuseUnknown } from '../calls/query-parameters.ts';
import type { Query as Parameters } from '../calls/query-parameters.ts';
import { Caller } from '../calls/session.guard.ts';
import type { CallContext } from '../context.ts';
import { Engine } from '../engine.ts';
import { succeeded } from '../envelope/envelope.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { askedPicks } from '../query/asked-picks.ts';
import type { AskedReference } from '../query/asked-picks.ts';
import { Described } from '../calls/described.ts';

const known = new Set(['q', 'ids', 'range', 'record', 'values']);

interface Pick {
  readonly id: number;
  readonly label: string;
  readonly subtitle: string | null;
}

const referenceOf = ({ input = {} }: AnyOperation, field: string): AskedReference => {
  const part = Object.hasOwn(input, field) ? input[field] : undefined;
  const found = part && isList(part) ? part.of : part;
  if (found?.type !== 'ref' && found?.type !== 'refs') throw new NotFound();
  return found;
};

/** What pickers in operation forms offer. */
@Controller('setup/v1/operation')
export class OperationController {
  constructor(@Inject(Engine) private readonly engine: Engine) {}

  @Get(':key/options/:field')
  @Described('What may be chosen in the form of an operation', { asks: [...known] })
  async options(
    @Param('key') key: string,
    @Param('field') name: string,
    @Query() query: Parameters,
    @Caller() context: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<readonly Pick[]>> {
    const { engine } = this;
    const operation = engine.operations.find(key);
    if (!operation || isOff(context.actor, operation.module)) throw new NotFound();
    if (!mayAct(context.actor, operation)) throw new Forbidden();
    const field = referenceOf(operation, name);
    refuseUnknown(query, known);
    const row = await this.recordBehind(context, operation, field, idsParameter(query, 'record')?.[0]);
    const { search, range } = listRequestOf(query);
    const form = { ...row, ...valuesOf(jsonParameter(query, 'values')) };
    const statement = askedPicks(
      { engine, context, field, form },
      { search, ...(range ? { range } : {}) },
      idsParameter(query, 'ids'),
    );
    const [page] = await engine.database
      .of(context.institute)
      .query<{ rows: string; total: string }>(statement);
    reply.header('x-total-count', page?.total ?? '0');
    return succeeded(JSON.parse(page?.rows ?? '[]') as readonly Pick[]);
  }

  /**
   * What a filter reads of the record that the form is about. Names of records that one may not open are revealed only for
   * a record that one is working on.
   */
  private async recordBehind(
    context: CallContext,
    operation: AnyOperation,
    field: AskedReference,
    record: number | undefined,
  ): Promise<RecordValues> {
    const key = resourceOf(operation);
    if (key === undefined) return {};
    if (record === undefined) {
      if (field.named) throw new Forbidden();
      return {};
    }
    const call = { engine: this.engine, context, resource: this.engine.catalogue.resource(key) };
    await assertMeant(call, operation, record);
    return recordBehind(call, field, record);
  }
}
