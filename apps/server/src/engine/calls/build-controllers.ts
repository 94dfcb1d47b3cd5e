import { Controller, Delete, Get, HttpCode, Patch, Post, Put, Req, Res } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { kebabCase } from '@school/kernel';
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
import { contextOf } from './session.guard.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const route: Readonly<Record<Method, (paths: string[]) => MethodDecorator>> = {
  GET: Get,
  POST: Post,
  PUT: Put,
  PATCH: Patch,
  DELETE: Delete,
};

const jsonType = 'application/json; charset=utf-8';

/** Text and streams are JSON that is ready; anything else is data that the envelope goes around. */
const ready = (answer: unknown): string | Readable =>
  typeof answer === 'string' || answer instanceof Readable
    ? answer
    : JSON.stringify(succeeded(answer ?? null));

const handlerOf =
  (engine: Engine, resource: AnyResource, call: GenericCall): Handler =>
  async (request, reply) => {
    const context = contextOf(request);
    const answer = await call.handle({
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
    return ready(answer);
  };

/** What the definition says of a call besides its answer. */
interface CallMarks {
  readonly failText: string | undefined;
  /** What it is part of and can be switched off with. */
  readonly features: readonly string[];
}

const addCall = (
  controller: Type,
  name: string,
  handler: Handler,
  { method, paths, status = 200 }: GenericCall,
  { failText, features }: CallMarks,
): void => {
  const prototype = controller.prototype as Record<string, unknown>;
  prototype[name] = failText === undefined ? handler : failingWith(failText, handler);
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor;
  route[method]([...paths])(prototype, name, descriptor);
  HttpCode(status)(prototype, name, descriptor);
  OfFeature(...features)(prototype, name, descriptor);
  Req()(prototype, name, 0);
  Res({ passthrough: true })(prototype, name, 1);
};

/**
 * A controller for each resource that has a base, with the calls it offers. Classes are made at run time and go
 * through Nest like hand-written ones: same guard, same filter, same route table.
 */
export const buildControllers = (engine: Engine, calls: readonly GenericCall[]): Type[] =>
  engine.catalogue.resources
    .filter((resource) => basesOf(resource).length > 0)
    .map((resource) => {
      const controller: Type = makeClass(`${kebabCase(resource.key)}-calls`);
      for (const call of calls.filter((call) => isOffered(call, resource))) {
        addCall(controller, `${call.name}_${call.method}`, handlerOf(engine, resource, call), call, {
          failText: call.own && resource.failTexts?.[call.own],
          features: [resource.module, ...(call.verb ? [call.verb] : [])],
        });
      }
      Controller([...basesOf(resource)])(controller);
      OpenToClients()(controller);
      markMadeFor(controller, resource.key);
      return controller;
    });
