import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { refuseUnknown, single } from '../calls/query-parameters.ts';
import type { Query } from '../calls/query-parameters.ts';

/** Values of a call's parameters by name; those missing or empty are omitted. */
export type KnownParameters = Readonly<Record<string, string | undefined>>;

/** Parameter of a controller: the query of the request, which may have the named parameters and no others. */
export const KnownQuery = createParamDecorator(
  (names: readonly string[], host: ExecutionContext): KnownParameters => {
    const query = host.switchToHttp().getRequest<FastifyRequest>().query as Query;
    refuseUnknown(query, new Set(names));
    return Object.fromEntries(names.map((name) => [name, single(query, name)]));
  },
);
