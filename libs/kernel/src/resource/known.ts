import type { AnyResource } from './definition.ts';

/** Resources by key. */
export interface KnownResources {
  /** The resource or settings record of that key; throws for an unknown one, which is a programming error. */
  readonly resource: (key: string) => AnyResource;
  readonly has: (key: string) => boolean;
}
