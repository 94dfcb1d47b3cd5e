import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { setContentRange } from '../calls/content-range.ts';
import { rangeOf } from '../calls/list-parameters.ts';
import type { ListRequest } from '../query/list-request.ts';
import { badParameter } from '../calls/query-parameters.ts';

/** Rows that an answer is put together of at a time; between two steps other requests are served. */
const step = 50;
/** An answer of up to so many rows is sent in one piece. */
const mostAtOnce = 500;

/** Which rows of a list are wanted. */
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

/** A list of which only the places are known; rows are read and worked out when it is their turn. */
export interface LongList<Place, Row> {
  /** What the header `Content-Range` counts. */
  readonly key: string;
  readonly places: readonly Place[];
  /** Rows of some places, in their order; a place that has gone meanwhile gives none. */
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

/** All rows, with room for others between the steps. */
export const allRows = async <Place, Row>(list: LongList<Place, Row>): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for await (const some of inSteps(list)) rows.push(...some);
  return rows;
};

/**
 * Answers a list that may have tens of thousands of rows without keeping the process from anybody else: a page of it,
 * or all of it as it comes. The header says which rows of how many the answer has.
 * @param envelope puts the rows of a short answer where they belong; a long one has the same form
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

/** The text before and behind the rows: the envelope is written with a mark in their place. */
const around = <Row>(envelope: (rows: readonly Row[]) => object): readonly [string, string] => {
  const rows: readonly Row[] = [];
  const mark = '\u0000rows';
  const text = JSON.stringify(envelope(rows), (_key, value: unknown) => (value === rows ? mark : value));
  const [head = '', foot = ''] = text.split(JSON.stringify(mark));
  return [head, foot];
};
