import type { Type } from '@nestjs/common';

const resources = new WeakMap<Type, string>();

/** Remembers for which resource a controller was made. */
export const markMadeFor = (controller: Type, resource: string): void => {
  resources.set(controller, resource);
};

/** Key of the resource that a controller was made for; none for hand-written ones. */
export const resourceOfController = (controller: Type): string | undefined => resources.get(controller);

const operations = new WeakMap<Type, string>();

/** Notes for which operation a controller was made. */
export const markOperation = (controller: Type, key: string): void => {
  operations.set(controller, key);
};

/** Key of the operation that a controller was made for. */
export const operationOfController = (controller: Type): string | undefined => operations.get(controller);
