import { RequestMethod } from '@nestjs/common';
import type { DynamicModule, Type } from '@nestjs/common';
import { descriptionOf } from './described.ts';
import type { Description } from './described.ts';
import { bodyClassOf, knownQueryOf, readsBody, readsQuery } from './handler-arguments.ts';
import { operationOfController, resourceOfController } from './made-controllers.ts';

/** One call as clients see it. */
export interface CallAddress {
  readonly method: string;
  /** With `:name` parameters, without the `/api` prefix under which it also answers. */
  readonly path: string;
  /** Key of the resource, for calls derived from a definition. */
  readonly resource?: string;
  /** Key of the operation that the call belongs to. */
  readonly operation?: string;
  /** What a hand-written call states about itself. */
  readonly own?: OwnCall;
}

/** What is known of a call not derived from a definition. */
export interface OwnCall {
  /** Its controller and method: `FileController.upload`. */
  readonly key: string;
  readonly description?: Description;
  /** Names of its query parameters. */
  readonly query: readonly string[];
  /** Whether it reads the query itself. */
  readonly readsQuery: boolean;
  /** Of its answer. */
  readonly status: number;
  /** Whether it reads a body as JSON. */
  readonly readsBody: boolean;
  /** The class whose rules validate its body. */
  readonly bodyClass?: new () => object;
}

type Imported = Type | DynamicModule;

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const metadata = (target: object, key: string): unknown => Reflect.getMetadata(key, target) as unknown;

const partsOf = (imported: Imported, part: 'imports' | 'controllers'): readonly unknown[] => {
  if (typeof imported === 'function') return asList(metadata(imported, part));
  return [...asList(imported[part]), ...asList(metadata(imported.module, part))];
};

const isImported = (value: unknown): value is Imported =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && 'module' in value);

/** Controllers of the modules and of the modules they import, each once. */
export const controllersOf = (modules: readonly unknown[], seen = new Set<unknown>()): readonly Type[] =>
  modules.flatMap((imported): readonly Type[] => {
    if (!isImported(imported) || seen.has(imported)) return [];
    seen.add(imported);
    return [
      ...(partsOf(imported, 'controllers') as readonly Type[]),
      ...controllersOf(partsOf(imported, 'imports'), seen),
    ];
  });

const pathsOf = (target: object): readonly string[] => {
  const path = metadata(target, 'path');
  return Array.isArray(path) ? (path as string[]) : [typeof path === 'string' ? path : ''];
};

const joined = (base: string, path: string): string =>
  `/${[...base.split('/'), ...path.split('/')].filter(Boolean).join('/')}`;

const methodOf = (handler: object): string | undefined => {
  const method = metadata(handler, 'method');
  return typeof method === 'number' ? RequestMethod[method] : undefined;
};

const statusOf = (handler: object): number => {
  const said = metadata(handler, '__httpCode__');
  if (typeof said === 'number') return said;
  return methodOf(handler) === 'POST' ? 201 : 200;
};

const ownCall = (controller: Type, name: string, handler: object): OwnCall => {
  const description = descriptionOf(handler);
  const bodyClass = bodyClassOf(controller, name);
  const query = [...knownQueryOf(controller, name), ...(description?.asks ?? [])];
  return {
    key: `${controller.name}.${name}`,
    query,
    readsQuery: readsQuery(controller, name),
    status: statusOf(handler),
    readsBody: readsBody(controller, name),
    ...(description ? { description } : {}),
    ...(bodyClass ? { bodyClass } : {}),
  };
};

const callsOfController = (controller: Type): CallAddress[] => {
  const prototype = controller.prototype as object;
  const resource = resourceOfController(controller);
  const operation = operationOfController(controller);
  return Object.getOwnPropertyNames(prototype).flatMap((name): CallAddress[] => {
    // Only inspected, not invoked: a controller's getter has no instance to run on here.
    const handler: unknown =
      name === 'constructor' ? undefined : Object.getOwnPropertyDescriptor(prototype, name)?.value;
    const method = typeof handler === 'function' ? methodOf(handler) : undefined;
    if (method === undefined || typeof handler !== 'function') return [];
    const bases = pathsOf(controller);
    return pathsOf(handler).flatMap((path) =>
      bases.map((base) => ({
        method,
        path: joined(base, path),
        ...(resource ? { resource } : {}),
        ...(operation ? { operation } : {}),
        ...(resource === undefined && operation === undefined
          ? { own: ownCall(controller, name, handler) }
          : {}),
      })),
    );
  });
};

/**
 * Every call of the given controllers, read from the same metadata and in the same order in which Nest makes its routes, so
 * that no database is needed to list them.
 */
export const routesOf = (controllers: readonly Type[]): readonly CallAddress[] =>
  controllers.flatMap(callsOfController);

/** The same sorted by path and method. */
export const callsOf = (controllers: readonly Type[]): readonly CallAddress[] =>
  routesOf(controllers).toSorted((a, b) =>
    a.path === b.path ? (a.method < b.method ? -1 : 1) : a.path < b.path ? -1 : 1,
  );
