import type { Paper } from '@school/kernel';
import type { Design } from '../../../engine/document/documents.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';

/** A design that an institution has made. */
export interface OwnDesign extends Design {
  readonly id: number;
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedBy: string | null;
}

interface Row extends Omit<OwnDesign, 'paper'> {
  readonly document: string;
  readonly paper: Paper;
}

const select = `SELECT d.id::float8 AS id, d.version, d.document, d.paper, d.body, coalesce(d.style, '') AS style,
    to_char(d.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "updatedAt", u.username AS "updatedBy"
  FROM document_design d LEFT JOIN ${accounts} u ON u.id = d.updated_by`;

/** The institution's own design of a document. */
export const findDesign = async (
  connection: Connection,
  document: string,
): Promise<OwnDesign | undefined> => {
  const [row] = await connection.query<Row>({
    name: 'document_design',
    text: `${select} WHERE d.document = $1`,
    values: [document],
  });
  return row;
};

/** All designs of the institution, by document. */
export const allDesigns = async (connection: Connection): Promise<ReadonlyMap<string, OwnDesign>> => {
  const rows = await connection.query<Row>({ name: 'document_designs', text: select });
  return new Map(rows.map((row) => [row.document, row]));
};
