import { SetMetadata } from '@nestjs/common';
import type { CustomDecorator, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Forbidden } from '@school/kernel';
import type { Actor, Privilege } from '@school/kernel';

const mark = 'school:clients';

/**
 * Opens a call, or all calls of a controller, to tokens of other programs that hold one of the scopes; without scopes the
 * definition behind the call decides, as for resources and reports. A call without the mark is for people: what is private
 * to a user is in no scope.
 */
export const OpenToClients = (...scopes: readonly Privilege['key'][]): CustomDecorator =>
  SetMetadata(mark, scopes);

const reflector = new Reflector();

/** @throws Forbidden for another program in a call whose definition does not open it to a scope that the program holds */
export const assertOpenToClient = ({ client, privileges }: Actor, host: ExecutionContext): void => {
  if (client !== true) return;
  const places = [host.getHandler(), host.getClass()];
  const scopes = reflector.getAllAndOverride<readonly string[] | undefined>(mark, places);
  const isOpen = scopes?.length === 0 || scopes?.some((scope) => privileges.has(scope)) === true;
  if (!isOpen) throw new Forbidden();
};
