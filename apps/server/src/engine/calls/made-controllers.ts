import type { Type } from '@nestjs/common';
import type { AnyResource } from '@school/kernel';
import type { FastifyRequest } from 'fastify';

const resources = new WeakMap<Type, string>();

/** Records which resource a controller was made for. */
export const markMadeFor = (controller: Type, resource: string): void => {
  resources.set(controller, resource);
};

/** Key of the resource that a controller was made for; none for hand-written ones. */
export const resourceOfController = (controller: Type): string | undefined => resources.get(controller);

const operations = new WeakMap<Type, string>();

/** Records which operation a controller was made for. */
export const markOperation = (controller: Type, key: string): void => {
  operations.set(controller, key);
};

/** Key of the operation that a controller was made for. */
export const operationOfController = (controller: Type): string | undefined => operations.get(controller);

type ResourceOf = (request: FastifyRequest) => AnyResource | undefined;

const shared = new WeakMap<Type, ResourceOf>();

/** Records that a controller answers for many resources, and how it determines which one a request is about. */
export const markShared = (controller: Type, resourceOf: ResourceOf): void => {
  shared.set(controller, resourceOf);
};

/** Whether a controller answers for many resources. */
export const isShared = (controller: Type): boolean => shared.has(controller);

/** The resource that a request to a shared controller is about. */
export const resourceOfRequest = (controller: Type, request: FastifyRequest): AnyResource | undefined =>
  shared.get(controller)?.(request);
