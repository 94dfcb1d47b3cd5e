import type { AnyResource } from './definition.ts';

/** Resources found by their key. */
export interface KnownResources {
  /** The resource or settings record of that key; throws for an unknown one, which is a programmer's mistake. */
  readonly resource: (key: string) => AnyResource;
  readonly has: (key: string) => boolean;
}
