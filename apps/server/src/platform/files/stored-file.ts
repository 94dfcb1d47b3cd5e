import type { Connection } from '../database/database.ts';

/** Metadata of a file. Times are ISO texts, sizes bytes. */
export interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly sha256: string;
  readonly path: string;
  readonly createdBy: number | null;
  /** The record it belongs to; undefined while it is only uploaded. */
  readonly owner: { readonly resource: string; readonly record: number; readonly field: string } | undefined;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: string;
  readonly sha256: string;
  readonly path: string;
  readonly created_by: string | null;
  readonly owner_resource: string | null;
  readonly owner_record: string | null;
  readonly owner_field: string | null;
}

const columns = 'id, name, type, size, sha256, path, created_by, owner_resource, owner_record, owner_field';

const fileOf = (row: Row): StoredFile => ({
  id: Number(row.id),
  name: row.name,
  type: row.type,
  size: Number(row.size),
  sha256: row.sha256,
  path: row.path,
  createdBy: row.created_by === null ? null : Number(row.created_by),
  owner:
    row.owner_resource === null || row.owner_record === null
      ? undefined
      : { resource: row.owner_resource, record: Number(row.owner_record), field: row.owner_field ?? '' },
});

export const storedFileById = async (connection: Connection, id: number): Promise<StoredFile | undefined> => {
  const [row] = await connection.query<Row>({
    name: 'stored_file_by_id',
    text: `select ${columns} from stored_file where id = $1`,
    values: [id],
  });
  return row && fileOf(row);
};

export const insertStoredFile = async (
  connection: Connection,
  file: Pick<StoredFile, 'name' | 'type' | 'size' | 'sha256' | 'path' | 'createdBy'>,
): Promise<StoredFile> => {
  const [row] = await connection.query<Row>({
    name: 'stored_file_insert',
    text: `insert into stored_file (name, type, size, sha256, path, created_by)
       values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
    values: [file.name, file.type, file.size, file.sha256, file.path, file.createdBy],
  });
  if (!row) throw new Error('The file was not written.');
  return fileOf(row);
};
