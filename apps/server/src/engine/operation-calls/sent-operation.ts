import { Invalid, isIdentifier, isList, isRows, recordParameter } from '@school/kernel';
import type { AnyOperation, CallPlace, Shape } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import type { RecordValues } from '../behaviour.ts';
import type { CalledOperation } from '../operation/operations.ts';
import { recordId } from '../calls/record-id.ts';
import { badParameter, refuseUnknown, single } from '../calls/query-parameters.ts';
import type { Query } from '../calls/query-parameters.ts';
import { wireValue } from '../report/report-parameters.ts';
import { problemAt } from '../validation/accept-body.ts';
import { asInput, problemsMessage } from '../write/accept-input.ts';
import { mostRows } from '../write/run-verb.ts';

/** A call of an operation as received. */
export interface SentOperation extends CalledOperation {
  readonly isPreview: boolean;
  /** `Idempotency-Key`, or `clientRequestId` of clients that cannot set headers; the header wins. */
  readonly key: string | undefined;
}

const fromTexts = (input: Shape, textOf: (name: string) => string | undefined, today: string): RecordValues =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, part]) => {
      if (isRows(part) || isList(part)) return [];
      const text = textOf(name);
      return text === undefined ? [] : [[name, wireValue(part, text, today)]];
    }),
  );

const idsOf = (given: unknown): readonly number[] => {
  if (Array.isArray(given) && given.length <= mostRows && given.every(isIdentifier))
    return [...new Set(given)];
  if (given === undefined) return [];
  throw new Invalid(problemsMessage, [problemAt('ids', 'notList')]);
};

const previewOf = (query: Query, { preview }: AnyOperation): boolean => {
  const asked = single(query, 'preview');
  if (asked === undefined || asked === 'false') return false;
  if (asked === 'true' && preview) return true;
  throw badParameter('preview', 'This parameter does not exist.');
};

const keyOf = (request: FastifyRequest, inBody: unknown): string | undefined => {
  const header = request.headers['idempotency-key'];
  if (typeof header === 'string') return header;
  return typeof inBody === 'string' ? inBody : undefined;
};

const isSeveral = ({ on }: AnyOperation): boolean => on !== undefined && 'several' in on;

const withIds = ({ ids, ...body }: RecordValues) => ({ ids, body });

/** Reads address, query and body of a call. @throws NotFound, Invalid */
export const sentOperation = (
  operation: AnyOperation,
  place: CallPlace,
  request: FastifyRequest,
  today: string,
): SentOperation => {
  const { input = {}, on } = operation;
  const query = request.query as Query;
  const parameters = request.params as Readonly<Record<string, string>>;
  refuseUnknown(query, new Set([...Object.keys(input), 'preview']));
  const record = on && 'one' in on ? recordParameter(place, on.one) : undefined;
  const inPath = (name: string): string | undefined => (name === record ? undefined : parameters[name]);
  const hasBody = place.method !== 'GET' && request.body !== undefined && request.body !== null;
  const { clientRequestId, ...rest } = hasBody ? asInput(request.body) : {};
  const { ids, body } = isSeveral(operation) ? withIds(rest) : { ids: undefined, body: rest };
  return {
    ids: record === undefined ? idsOf(ids) : [recordId(parameters[record])],
    input: {
      ...fromTexts(input, (name) => single(query, name), today),
      ...body,
      ...fromTexts(input, inPath, today),
    },
    addressed: new Set(place.parameters.filter((name) => name !== record)),
    isPreview: previewOf(query, operation),
    key: keyOf(request, clientRequestId),
  };
};
