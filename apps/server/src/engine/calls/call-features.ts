import type { ExecutionContext, Type } from '@nestjs/common';
import { NotFound, isOff } from '@school/kernel';
import type { Actor } from '@school/kernel';
import { controllersOf } from './calls-of.ts';
import { featuresOf } from './feature.ts';
import { resourceOfRequest } from './made-controllers.ts';

const classOf = (module: unknown): object | undefined => {
  if (typeof module === 'function') return module;
  return typeof module === 'object' && module !== null && 'module' in module
    ? (module.module as object)
    : undefined;
};

/** Which features the hand-written calls of Nest modules belong to, by controller. */
export class CallFeatures {
  private readonly ofController = new Map<unknown, readonly string[]>();

  constructor(modules: readonly unknown[]) {
    for (const module of modules) {
      const type = classOf(module);
      const keys = type ? featuresOf(type) : [];
      if (keys.length > 0)
        controllersOf([module]).forEach((controller) => this.ofController.set(controller, keys));
    }
  }

  /** @throws NotFound when the call belongs to something that is switched off for the actor */
  assertOn(actor: Actor, host: ExecutionContext): void {
    if (!actor.off || actor.off.size === 0) return;
    const controller: Type = host.getClass();
    const resource = resourceOfRequest(controller, host.switchToHttp().getRequest());
    const keys = [
      ...(resource ? [resource.module] : []),
      ...featuresOf(host.getHandler()),
      ...featuresOf(controller),
      ...(this.ofController.get(controller) ?? []),
    ];
    if (keys.some((key) => isOff(actor, key))) throw new NotFound();
  }
}
