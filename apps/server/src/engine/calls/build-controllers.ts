import { Controller, Delete, Get, HttpCode, Patch, Post, Put, Req, Res } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { addressList, callPlace, kebabCase, recordParameter } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Engine } from '../engine.ts';
import { succeeded } from '../envelope/envelope.ts';
import { OpenToClients } from './client-calls.ts';
import { basesOf, isOffered } from './generic-call.ts';
import type { GenericCall, Method } from './generic-call.ts';
import type { Query } from './query-parameters.ts';
import { failingWith } from '../envelope/fails-with.ts';
import { OfFeature } from './feature.ts';
import { makeClass } from '../make-class.ts';
import { markMadeFor } from './made-controllers.ts';
import { moveRecord } from '../write/transition.ts';
import { answerWrite, savedText } from './answer-write.ts';
import { recordId } from './record-id.ts';
import { contextOf } from './session.guard.ts';

/** A method of a generated controller. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const route: Readonly<Record<Method, (paths: string[]) => MethodDecorator>> = {
  GET: Get,
  POST: Post,
  PUT: Put,
  PATCH: Patch,
  DELETE: Delete,
};

const jsonType = 'application/json; charset=utf-8';

/** Text and streams are ready-made JSON; anything else is data to be wrapped in the envelope. */
const ready = (answer: unknown): string | Readable =>
  typeof answer === 'string' || answer instanceof Readable
    ? answer
    : JSON.stringify(succeeded(answer ?? null));

/** Answers a generic call for a resource. */
export const answer = async (
  engine: Engine,
  resource: AnyResource,
  call: GenericCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Readable> => {
  const context = contextOf(request);
  const told = await call.handle({
    engine,
    resource: call.extended ? await engine.customFields.extended(context.institute, resource) : resource,
    context,
    query: request.query as Query,
    parameters: request.params as Record<string, string>,
    body: request.body,
    request,
    reply,
  });
  if (!reply.hasHeader('content-type')) reply.header('content-type', jsonType);
  reply.header('cache-control', 'no-store');
  return ready(told);
};

/** A call on its way to becoming a controller method. */
interface MadeRoute {
  readonly handler: Handler;
  readonly call: GenericCall;
  readonly paths: readonly string[];
  /** The feature that it is part of and can be switched off with. */
  readonly features: readonly string[];
}

/** Adds to a controller a method with the metadata from which Nest makes routes. */
export const addRoute = (
  controller: Type,
  name: string,
  { handler, call: { method, status = 200 }, paths, features }: MadeRoute,
): void => {
  const prototype = controller.prototype as Record<string, unknown>;
  prototype[name] = handler;
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor;
  route[method]([...paths])(prototype, name, descriptor);
  HttpCode(status)(prototype, name, descriptor);
  OfFeature(...features)(prototype, name, descriptor);
  Req()(prototype, name, 0);
  Res({ passthrough: true })(prototype, name, 1);
};

/** Adds the calls of one resource to a class that is to be its controller. */
const addCall = (
  engine: Engine,
  controller: Type,
  resource: AnyResource,
  call: GenericCall,
  name: string,
): void => {
  const failText = call.own && resource.failTexts?.[call.own];
  const handler: Handler = (request, reply) => answer(engine, resource, call, request, reply);
  addRoute(controller, name, {
    handler: failText === undefined ? handler : failingWith(failText, handler),
    call,
    paths: call.paths,
    features: [resource.module, ...(call.verb ? [call.verb] : [])],
  });
};

/**
 * A controller for each resource that has a base, with the calls it offers. Classes are generated at run time and go
 * through Nest like hand-written ones: same guard, same filter, same route table.
 * @param isWanted tells which bases to include; all by default
 */
export const buildControllers = (
  engine: Engine,
  calls: readonly GenericCall[],
  isWanted: (base: string) => boolean = () => true,
): Type[] =>
  engine.catalogue.resources.flatMap((resource) => {
    const bases = basesOf(resource).filter(isWanted);
    if (bases.length === 0) return [];
    const controller: Type = makeClass(`${kebabCase(resource.key)}-calls`);
    for (const call of calls.filter((call) => isOffered(call, resource)))
      addCall(engine, controller, resource, call, `${call.name}_${call.method}`);
    Controller(bases)(controller);
    OpenToClients()(controller);
    markMadeFor(controller, resource.key);
    return [controller];
  });

/** The addresses that life cycle moves declare, each a call of its own. */
const movesOf = ({ key, lifecycle }: AnyResource): readonly GenericCall[] =>
  Object.entries(lifecycle?.transitions ?? {}).flatMap(([name, { at, label }]) =>
    addressList(at).flatMap((one): GenericCall[] => {
      const place = callPlace(one);
      const record = place && recordParameter(place, key);
      if (!place || record === undefined) return [];
      return [
        {
          name: `move ${name}`,
          method: place.method,
          paths: [place.path],
          summary: ({ label: [singular] }) => `${label}: ${singular}`,
          offered: () => true,
          handle: (call) => {
            const id = recordId(call.parameters[record]);
            return answerWrite(call, async (writer) =>
              savedText(await moveRecord(writer, id, name, call.body), 'Saved'),
            );
          },
        },
      ];
    }),
  );

/** A controller for each resource whose moves have addresses of their own known to clients. */
export const moveControllers = (engine: Engine): Type[] =>
  engine.catalogue.resources.flatMap((resource) => {
    const calls = movesOf(resource);
    if (calls.length === 0) return [];
    const controller: Type = makeClass(`${kebabCase(resource.key)}-moves`);
    calls.forEach((call, index) => addCall(engine, controller, resource, call, `${call.name} ${index}`));
    Controller()(controller);
    OpenToClients()(controller);
    markMadeFor(controller, resource.key);
    return [controller];
  });
