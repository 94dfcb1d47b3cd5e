import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { setContentRange } from '../calls/content-range.ts';
import { rangeOf } from '../calls/list-parameters.ts';
import type { ListRequest } from '../query/list-request.ts';
import { badParameter } from '../calls/query-parameters.ts';

/** Rows assembled into an answer at a time; other requests are served between two steps. */
const step = 50;
/** An answer of up to this many rows is sent in one piece. */
const mostAtOnce = 500;

/** Which rows of a list are requested. */
export type Range = ListRequest['range'];

/** The range of a query; undefined for all rows. @throws Invalid */
export const rangeParameter = (text: string | null | undefined): Range => {
  if (text === undefined || text === null) return undefined;
  try {
    return rangeOf(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw badParameter('range', 'range must be [from,to] with 0 <= from <= to.');
    throw error;
  }
};

/** A list of which only the positions are known; rows are read and computed when their turn comes. */
export interface LongList<Place, Row> {
  /** What the header `Content-Range` counts. */
  readonly key: string;
  readonly places: readonly Place[];
  /** Rows at some positions, in order; a position that has since gone yields none. */
  readonly rowsOf: (places: readonly Place[]) => Promise<readonly Row[]>;
}

async function* inSteps<Place, Row>({
  places,
  rowsOf,
}: LongList<Place, Row>): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < places.length; at += step) yield await rowsOf(places.slice(at, at + step));
}

async function* textOf<Place, Row>(
  list: LongList<Place, Row>,
  [head, foot]: readonly [string, string],
): AsyncGenerator<string> {
  yield `${head}[`;
  let separator = '';
  for await (const rows of inSteps(list)) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => JSON.stringify(row)).join(',');
    separator = ',';
  }
  yield `]${foot}`;
}

/** All rows, yielding to others between the steps. */
export const allRows = async <Place, Row>(list: LongList<Place, Row>): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for await (const some of inSteps(list)) rows.push(...some);
  return rows;
};

/**
 * Answers a list that may have tens of thousands of rows without blocking the process for others: a page of it, or all of
 * it as a stream. The header states which of how many rows the answer has.
 * @param envelope places the rows of a short answer; a long one has the same form
 */
export const answerLongList = async <Place, Row>(
  reply: FastifyReply,
  list: LongList<Place, Row>,
  range: Range,
  envelope: (rows: readonly Row[]) => object,
): Promise<object | Readable> => {
  const total = list.places.length;
  const { offset, limit } = range ?? { offset: 0, limit: total };
  const places = list.places.slice(offset, offset + limit);
  const span = places.length === 0 ? '*' : `${offset}-${offset + places.length - 1}`;
  setContentRange(reply, `${list.key} ${span}/${total}`);
  if (places.length > mostAtOnce) {
    void reply.type('application/json; charset=utf-8');
    return Readable.from(textOf({ ...list, places }, around(envelope)));
  }
  return envelope(await allRows({ ...list, places }));
};

/** The text before and after the rows: the envelope is written with a marker in their place. */
const around = <Row>(envelope: (rows: readonly Row[]) => object): readonly [string, string] => {
  const rows: readonly Row[] = [];
  const mark = '\u0000rows';
  const text = JSON.stringify(envelope(rows), (_key, value: unknown) => (value === rows ? mark : value));
  const [head = '', foot = ''] = text.split(JSON.stringify(mark));
  return [head, foot];
};
