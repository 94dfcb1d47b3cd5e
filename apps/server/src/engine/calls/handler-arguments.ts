import type { Type } from '@nestjs/common';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { NoQueryPipe } from '../../platform/bodies/no-query.pipe.ts';
import { BodyPipe } from '../../platform/bodies/body.pipe.ts';

interface Argument {
  readonly data?: unknown;
  readonly pipes?: readonly unknown[];
}

/** Where Nest records what the parameters of a handler receive. */
const noted = '__routeArguments__';

const argumentsOf = (controller: Type, name: string): readonly Argument[] =>
  Object.values((Reflect.getMetadata(noted, controller, name) ?? {}) as Record<string, Argument>);

/** Whether a call reads a body as JSON. */
export const readsBody = (controller: Type, name: string): boolean =>
  Object.keys((Reflect.getMetadata(noted, controller, name) ?? {}) as object).some((key) =>
    key.startsWith(`${RouteParamtypes.BODY}:`),
  );

/** Whether a call reads query parameters itself: all of them, or a single one by name. */
export const readsQuery = (controller: Type, name: string): boolean =>
  Object.entries(
    (Reflect.getMetadata(noted, controller, name) ?? {}) as Readonly<Record<string, Argument>>,
  ).some(
    ([key, { pipes = [] }]) => key.startsWith(`${RouteParamtypes.QUERY}:`) && !pipes.includes(NoQueryPipe),
  );

const isNames = (data: unknown): data is readonly string[] =>
  Array.isArray(data) && data.every((one) => typeof one === 'string');

/** Names of the query parameters that a call accepts, from its `KnownQuery`. */
export const knownQueryOf = (controller: Type, name: string): readonly string[] =>
  argumentsOf(controller, name).flatMap(({ data }) => (isNames(data) ? data : []));

/** The class whose rules validate the body of a call, from its `BodyPipe`. */
export const bodyClassOf = (controller: Type, name: string): (new () => object) | undefined =>
  argumentsOf(controller, name)
    .flatMap(({ pipes = [] }) => pipes)
    .find((pipe): pipe is BodyPipe<object> => pipe instanceof BodyPipe)?.type;
