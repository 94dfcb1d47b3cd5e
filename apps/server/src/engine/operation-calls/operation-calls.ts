import { Controller, Delete, Get, HttpCode, Patch, Post, Put, Req, Res } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { Forbidden, isReading, mayAct, placesOf } from '@school/kernel';
import type { AnyOperation, CallPlace, Method } from '@school/kernel';
import { kebabCase } from '@school/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../context.ts';
import { markOperation } from '../calls/made-controllers.ts';
import { OpenToClients } from '../calls/client-calls.ts';
import { OfFeature } from '../calls/feature.ts';
import { contextOf } from '../calls/session.guard.ts';
import type { Engine } from '../engine.ts';
import { succeeded } from '../envelope/envelope.ts';
import { failingWith } from '../envelope/fails-with.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { makeClass } from '../make-class.ts';
import { answerOnce } from '../write/idempotency.ts';
import { inTransaction } from '../write/in-transaction.ts';
import { EngineRecords } from '../write/records.ts';
import type { Work } from '../behaviour.ts';
import { Sent } from '../operation/sent.ts';
import { askOperation, runOperation } from './run-operation.ts';
import { sentOperation } from './sent-operation.ts';
import type { SentOperation } from './sent-operation.ts';

const route: Readonly<Record<Method, (path: string) => MethodDecorator>> = {
  GET: Get,
  POST: Post,
  PUT: Put,
  PATCH: Patch,
  DELETE: Delete,
};

/** Ends a trial run: its transaction is rolled back, and what it would have answered is returned. */
class Tried extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('Tried out.');
    this.answer = answer;
  }
}

const doneOnce = async (
  engine: Engine,
  operation: AnyOperation,
  sent: SentOperation,
  request: FastifyRequest,
  run: (work: Work) => Promise<unknown>,
): Promise<Envelope> => {
  const [path = request.url] = request.url.split('?', 1);
  const once = {
    key: operation.fleeting ? undefined : sent.key,
    method: request.method,
    path,
    body: request.body,
  };
  const records = new EngineRecords(engine);
  const text = await inTransaction(engine, records, contextOf(request), (work) =>
    answerOnce(work, once, async () => JSON.stringify(succeeded(await run(work), operation.done ?? ''))),
  );
  return JSON.parse(text) as Envelope;
};

const tried = async (
  engine: Engine,
  operation: AnyOperation,
  sent: SentOperation,
  context: CallContext,
): Promise<Envelope> => {
  try {
    await inTransaction(engine, new EngineRecords(engine), context, async (work) => {
      throw new Tried(await runOperation(engine, operation, sent, work));
    });
  } catch (error) {
    if (error instanceof Tried) return succeeded(error.answer);
    throw error;
  }
  return succeeded(null);
};

/** What a call answers with: its envelope, the bytes of a file, or a stream. */
const answerTo = async (
  engine: Engine,
  operation: AnyOperation,
  place: CallPlace,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
): Promise<unknown> => {
  const context = contextOf(request);
  if (!mayAct(context.actor, operation)) throw new Forbidden();
  const sent = sentOperation(operation, place, request, context.today);
  if (isReading(operation)) {
    const answer = await askOperation(engine, operation, sent, context);
    return answer instanceof Sent ? answer.send(reply) : succeeded(answer);
  }
  if (sent.isPreview) return tried(engine, operation, sent, context);
  const connection = engine.database.of(context.institute);
  const asking = { context, connection, records: new EngineRecords(engine) };
  const ahead = await engine.operations.handlerOf(operation).ahead?.(asking);
  return doneOnce(engine, operation, sent, request, (work) =>
    operation.job
      ? engine.operations.start(operation, sent, work)
      : runOperation(engine, operation, sent, work, { ahead }),
  );
};

const addCall = (
  controller: Type,
  name: string,
  engine: Engine,
  operation: AnyOperation,
  place: CallPlace,
): void => {
  const prototype = controller.prototype as Record<string, unknown>;
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.header('cache-control', 'no-store');
    return answerTo(engine, operation, place, [request, reply]);
  };
  const { failsWith } = operation;
  prototype[name] = failsWith === undefined ? answer : failingWith(failsWith, answer);
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor;
  route[place.method](place.path)(prototype, name, descriptor);
  HttpCode(operation.creates ? 201 : 200)(prototype, name, descriptor);
  Req()(prototype, name, 0);
  Res({ passthrough: true })(prototype, name, 1);
};

/** A controller for each operation, with a call at each of its addresses; generated like those of resources. */
export const operationControllers = (engine: Engine): Type[] =>
  engine.operations.all.map((operation) => {
    const controller: Type = makeClass(`${kebabCase(operation.key)}-operation`);
    placesOf(operation).forEach((place, index) =>
      addCall(controller, `call_${index}_${place.method}`, engine, operation, place),
    );
    Controller()(controller);
    OfFeature(operation.module)(controller);
    OpenToClients()(controller);
    markOperation(controller, operation.key);
    return controller;
  });
