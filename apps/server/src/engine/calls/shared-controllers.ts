import { Controller } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { kebabCase } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import type { Engine } from '../engine.ts';
import { failingWith } from '../envelope/fails-with.ts';
import { makeClass } from '../make-class.ts';
import { addRoute, answer, buildControllers } from './build-controllers.ts';
import type { Handler } from './build-controllers.ts';
import type { CallAddress } from './calls-of.ts';
import { OpenToClients } from './client-calls.ts';
import { basesOf, isOffered } from './generic-call.ts';
import type { GenericCall } from './generic-call.ts';
import { markShared } from './made-controllers.ts';
import { standsBehind } from './route-order.ts';

/** The address parameter that states which resource a shared route is about. */
const parameter = 'resourceBase';

/** Fewer resources under one path do not justify shared routes. */
const fewest = 4;

/** A name that stands for itself in a route pattern. */
const plainName = /^[\w-]+$/;

/** Resources by the last segment of their base. */
type Folder = ReadonlyMap<string, AnyResource>;

const pathAndName = (base: string): readonly [string, string] => {
  const end = base.lastIndexOf('/');
  return [base.slice(0, Math.max(end, 0)), base.slice(end + 1)];
};

/** Whether a hand-written address would take precedence over a shared route, but came after the resource's own. */
const isCrossed = (
  resource: AnyResource,
  base: string,
  calls: readonly GenericCall[],
  others: readonly CallAddress[],
): boolean => {
  const near = others.filter(({ path }) => `${path}/`.startsWith(`/${base}/`));
  if (near.length === 0) return false;
  return calls
    .filter((call) => isOffered(call, resource))
    .some(({ method, paths }) =>
      paths.some((path) =>
        near.some((other) => other.method === method && standsBehind(other.path, `/${base}/${path}`)),
      ),
    );
};

/**
 * The bases that can share routes, by their common path. Settings stay separate: they answer `save` differently, and a
 * router accepts only one route of a shape.
 */
const foldersOf = (
  { catalogue }: Engine,
  calls: readonly GenericCall[],
  others: readonly CallAddress[],
): ReadonlyMap<string, Folder> => {
  const folders = new Map<string, Map<string, AnyResource>>();
  for (const resource of catalogue.resources)
    for (const base of basesOf(resource)) {
      if (resource.single || isCrossed(resource, base, calls, others)) continue;
      const [path, name] = pathAndName(base);
      if (!plainName.test(name)) continue;
      folders.set(path, (folders.get(path) ?? new Map<string, AnyResource>()).set(name, resource));
    }
  return new Map([...folders].filter(([, folder]) => folder.size >= fewest));
};

const nameIn = ({ params }: FastifyRequest): string => (params as Record<string, string>)[parameter] ?? '';

const sharedHandler =
  (engine: Engine, folder: Folder, call: GenericCall): Handler =>
  (request, reply) => {
    const resource = folder.get(nameIn(request));
    if (!resource) throw new Error('A shared route was taken for another resource.');
    const failText = call.own && resource.failTexts?.[call.own];
    const handle = (): Promise<unknown> => answer(engine, resource, call, request, reply);
    return failText === undefined ? handle() : failingWith(failText, handle)();
  };

/** The calls of a folder with the names of the resources that offer them. */
const offersIn = (
  folder: Folder,
  calls: readonly GenericCall[],
): readonly (readonly [GenericCall, readonly string[]])[] => {
  const namesOf = (call: GenericCall): readonly string[] =>
    [...folder].filter(([, resource]) => isOffered(call, resource)).map(([name]) => name);
  const offers = calls.map((call) => [call, namesOf(call)] as const);
  // A router tries the names in route order: what few offer, such as `alike`, before what matches any word there.
  return offers
    .filter(([, names]) => names.length > 0)
    .toSorted(([, names], [, others]) => names.length - others.length);
};

/** One controller for all resources of a folder: one route per call, open to the names of those that offer it. */
const sharedController = (
  engine: Engine,
  path: string,
  folder: Folder,
  calls: readonly GenericCall[],
): Type => {
  const controller: Type = makeClass(`${kebabCase(path.replaceAll('/', '-'))}-shared-calls`);
  for (const [call, names] of offersIn(folder, calls)) {
    const place = `:${parameter}(^(?:${names.join('|')})$)`;
    addRoute(controller, `${call.name}_${call.method}`, {
      handler: sharedHandler(engine, folder, call),
      call,
      paths: call.paths.map((rest) => (rest === '' ? place : `${place}/${rest}`)),
      features: call.verb ? [call.verb] : [],
    });
  }
  Controller(path)(controller);
  OpenToClients()(controller);
  markShared(controller, (request) => folder.get(nameIn(request)));
  return controller;
};

/**
 * Controllers for the generic calls of all resources, a few for many: a route costs start-up time and memory, and a
 * catalogue has thousands of similar ones. Resources whose hand-written calls would come before theirs have a controller
 * each.
 * @param others all other addresses, which determine where a shared route would change what answers
 */
export const sharedControllers = (
  engine: Engine,
  calls: readonly GenericCall[],
  others: readonly CallAddress[],
): Type[] => {
  const folders = foldersOf(engine, calls, others);
  const isAlone = (base: string): boolean => {
    const [path, name] = pathAndName(base);
    return !folders.get(path)?.has(name);
  };
  return [
    ...[...folders].map(([path, folder]) => sharedController(engine, path, folder, calls)),
    ...buildControllers(engine, calls, isAlone),
  ];
};
